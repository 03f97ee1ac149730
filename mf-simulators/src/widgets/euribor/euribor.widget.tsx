import { dateControls } from 'shared-lib/form/ui/date-controls'
import { euriborView } from '../../screens/euribor/euribor.view'
import { simulatorWidget } from '../../screens/simulator/simulator-widget'
import { euriborContract } from './euribor.contract'

export default simulatorWidget(euriborContract, { ...euriborView, controls: dateControls })
