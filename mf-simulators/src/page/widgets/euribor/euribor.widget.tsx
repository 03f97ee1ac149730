import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { euriborView } from '../../screens/euribor/euribor.view'
import { euriborContract } from './euribor.contract'

export default calculatorWidget(euriborContract, { ...euriborView, controls: dateControls })
