import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { homeLoanView } from '../../screens/home-loan/home-loan.view'
import { homeLoanContract } from './home-loan.contract'

export default calculatorWidget(homeLoanContract, { ...homeLoanView, controls: dateControls })
