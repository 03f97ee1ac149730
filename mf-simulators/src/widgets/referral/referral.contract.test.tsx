import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './referral.widget'

describeWidgetContract(widget)
