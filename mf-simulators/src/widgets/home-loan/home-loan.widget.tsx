import { dateControls } from 'shared-lib/form/ui/date-controls'
import { homeLoanView } from '../../screens/home-loan/home-loan.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { homeLoanContract } from './home-loan.contract'

export default simulatorWidget(homeLoanContract, { ...homeLoanView, controls: dateControls })
