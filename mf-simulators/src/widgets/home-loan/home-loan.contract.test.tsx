import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './home-loan.widget'

describeWidgetContract(widget)
