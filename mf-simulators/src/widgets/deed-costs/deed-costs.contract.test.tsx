import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './deed-costs.widget'

describeWidgetContract(widget)
