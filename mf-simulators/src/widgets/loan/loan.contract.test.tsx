import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './loan.widget'

describeWidgetContract(widget)
