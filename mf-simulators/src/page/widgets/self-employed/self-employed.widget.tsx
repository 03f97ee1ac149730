import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { selfEmployedView } from '../../screens/self-employed/self-employed.view'
import { selfEmployedContract } from './self-employed.contract'

export default calculatorWidget(selfEmployedContract, selfEmployedView)
