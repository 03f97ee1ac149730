import { DateField } from 'shared-lib/ui/date-field/date-field'
import { homeLoanTransferView } from '../../screens/home-loan-transfer/home-loan-transfer.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { homeLoanTransferContract } from './home-loan-transfer.contract'

export default simulatorWidget(homeLoanTransferContract, { ...homeLoanTransferView, dateField: DateField })
