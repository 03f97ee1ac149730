import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { wagesView } from '../../screens/wages/wages.view'
import { wagesContract } from './wages.contract'

export default simulatorWidget(wagesContract, wagesView)
