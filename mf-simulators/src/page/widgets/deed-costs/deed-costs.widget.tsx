import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { deedCostsView } from '../../screens/deed-costs/deed-costs.view'
import { deedCostsContract } from './deed-costs.contract'

export default calculatorWidget(deedCostsContract, { ...deedCostsView, controls: dateControls })
