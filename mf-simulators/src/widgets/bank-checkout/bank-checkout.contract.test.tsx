import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './bank-checkout.widget'

describeWidgetContract(widget)
