import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { homeLoanTransferView } from '../../screens/home-loan-transfer/home-loan-transfer.view'
import { homeLoanTransferContract } from './home-loan-transfer.contract'

export default calculatorWidget(homeLoanTransferContract, { ...homeLoanTransferView, controls: dateControls })
