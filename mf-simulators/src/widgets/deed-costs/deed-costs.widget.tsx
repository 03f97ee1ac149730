import { dateControls } from 'shared-lib/form/ui/date-controls'
import { deedCostsView } from '../../screens/deed-costs/deed-costs.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { deedCostsContract } from './deed-costs.contract'

export default simulatorWidget(deedCostsContract, { ...deedCostsView, controls: dateControls })
