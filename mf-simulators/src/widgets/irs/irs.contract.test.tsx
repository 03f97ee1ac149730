import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './irs.widget'

describeWidgetContract(widget)
