import { DateField } from 'shared-lib/ui/date-field/date-field'
import { deedCostsView } from '../../screens/deed-costs/deed-costs.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { deedCostsContract } from './deed-costs.contract'

export default simulatorWidget(deedCostsContract, { ...deedCostsView, dateField: DateField })
