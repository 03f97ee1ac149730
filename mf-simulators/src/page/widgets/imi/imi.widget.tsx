import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { imiView } from '../../screens/imi/imi.view'
import { imiContract } from './imi.contract'

export default calculatorWidget(imiContract, imiView)
