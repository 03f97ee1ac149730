import { dateControls } from 'shared-lib/form/ui/date-controls'
import { loanView } from '../../screens/loan/loan.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { loanContract } from './loan.contract'

export default simulatorWidget(loanContract, { ...loanView, controls: dateControls })
