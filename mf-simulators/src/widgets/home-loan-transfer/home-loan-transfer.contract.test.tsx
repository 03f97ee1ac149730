import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './home-loan-transfer.widget'

describeWidgetContract(widget)
