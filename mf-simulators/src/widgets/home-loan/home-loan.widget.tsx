import { dateControls } from 'shared-lib/form/ui/date-controls'
import { calculatorWidget } from '../../screens/calculator/calculator-widget'
import { homeLoanView } from '../../screens/home-loan/home-loan.view'
import { homeLoanContract } from './home-loan.contract'

export default calculatorWidget(homeLoanContract, { ...homeLoanView, controls: dateControls })
