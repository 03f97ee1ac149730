import { dateControls } from 'shared-lib/form/ui/date-controls'
import { calculatorWidget } from '../../screens/calculator/calculator-widget'
import { loanView } from '../../screens/loan/loan.view'
import { loanContract } from './loan.contract'

export default calculatorWidget(loanContract, { ...loanView, controls: dateControls })
