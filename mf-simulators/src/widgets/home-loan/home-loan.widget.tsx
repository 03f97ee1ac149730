import { DateField } from 'shared-lib/ui/date-field/date-field'
import { homeLoanView } from '../../screens/home-loan/home-loan.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { homeLoanContract } from './home-loan.contract'

export default simulatorWidget(homeLoanContract, { ...homeLoanView, dateField: DateField })
