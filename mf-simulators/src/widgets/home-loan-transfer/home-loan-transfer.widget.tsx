import { dateControls } from 'shared-lib/form/ui/date-controls'
import { homeLoanTransferView } from '../../screens/home-loan-transfer/home-loan-transfer.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { homeLoanTransferContract } from './home-loan-transfer.contract'

export default simulatorWidget(homeLoanTransferContract, { ...homeLoanTransferView, controls: dateControls })
