import { imiView } from '../../screens/imi/imi.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { imiContract } from './imi.contract'

export default simulatorWidget(imiContract, imiView)
