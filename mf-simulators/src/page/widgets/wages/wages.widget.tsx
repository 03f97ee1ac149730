import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { wagesView } from '../../screens/wages/wages.view'
import { wagesContract } from './wages.contract'

export default calculatorWidget(wagesContract, wagesView)
