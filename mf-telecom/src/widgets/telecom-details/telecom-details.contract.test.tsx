import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './telecom-details.widget'

describeWidgetContract(widget)
