import { calculatorWidget } from 'shared-lib/kit/calculator/ui/calculator-widget'
import { irsView } from '../../screens/irs/irs.view'
import { irsContract } from './irs.contract'

export default calculatorWidget(irsContract, irsView)
