import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './self-employed.widget'

describeWidgetContract(widget)
