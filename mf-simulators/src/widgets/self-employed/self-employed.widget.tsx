import { calculatorWidget } from '../../screens/calculator/calculator-widget'
import { selfEmployedView } from '../../screens/self-employed/self-employed.view'
import { selfEmployedContract } from './self-employed.contract'

export default calculatorWidget(selfEmployedContract, selfEmployedView)
