import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './telecom-funnel.widget'

describeWidgetContract(widget)
