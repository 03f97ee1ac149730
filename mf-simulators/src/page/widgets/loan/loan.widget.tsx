import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { loanView } from '../../screens/loan/loan.view'
import { loanContract } from './loan.contract'

export default calculatorWidget(loanContract, { ...loanView, controls: dateControls })
