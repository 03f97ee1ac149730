import { irsView } from '../../screens/irs/irs.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { irsContract } from './irs.contract'

export default simulatorWidget(irsContract, irsView)
