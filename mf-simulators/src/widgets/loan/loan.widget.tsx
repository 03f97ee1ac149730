import { loanView } from '../../screens/loan/loan.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { loanContract } from './loan.contract'

export default simulatorWidget(loanContract, loanView)
