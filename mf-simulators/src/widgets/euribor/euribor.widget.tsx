import { DateField } from 'shared-lib/ui/date-field/date-field'
import { euriborView } from '../../screens/euribor/euribor.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { euriborContract } from './euribor.contract'

export default simulatorWidget(euriborContract, { ...euriborView, dateField: DateField })
