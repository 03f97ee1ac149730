import { implementWidget } from 'shared-lib/contract/define-widget'
import { SummaryScreen } from '../../screens/summary-screen'
import { energySummaryContract } from './energy-summary.contract'

export default implementWidget(energySummaryContract, SummaryScreen)
