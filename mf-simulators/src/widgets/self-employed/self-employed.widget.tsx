import { selfEmployedView } from '../../screens/self-employed/self-employed.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { selfEmployedContract } from './self-employed.contract'

export default simulatorWidget(selfEmployedContract, selfEmployedView)
