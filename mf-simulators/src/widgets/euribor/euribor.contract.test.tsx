import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './euribor.widget'

describeWidgetContract(widget)
