import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './lead-capture.widget'

describeWidgetContract(widget)
