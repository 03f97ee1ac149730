import { dateControls } from 'shared-lib/form/ui/date-controls'
import { calculatorWidget } from '../../screens/calculator/calculator-widget'
import { deedCostsView } from '../../screens/deed-costs/deed-costs.view'
import { deedCostsContract } from './deed-costs.contract'

export default calculatorWidget(deedCostsContract, { ...deedCostsView, controls: dateControls })
