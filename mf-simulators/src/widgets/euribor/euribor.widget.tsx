import { dateControls } from 'shared-lib/form/ui/date-controls'
import { calculatorWidget } from '../../screens/calculator/calculator-widget'
import { euriborView } from '../../screens/euribor/euribor.view'
import { euriborContract } from './euribor.contract'

export default calculatorWidget(euriborContract, { ...euriborView, controls: dateControls })
