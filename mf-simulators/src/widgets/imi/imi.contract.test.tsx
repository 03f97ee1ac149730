import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './imi.widget'

describeWidgetContract(widget)
