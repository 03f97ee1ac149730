import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './telecom-summary.widget'

describeWidgetContract(widget)
