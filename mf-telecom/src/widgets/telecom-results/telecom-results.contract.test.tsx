import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './telecom-results.widget'

describeWidgetContract(widget)
