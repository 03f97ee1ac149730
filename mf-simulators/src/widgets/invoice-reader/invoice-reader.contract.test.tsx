import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './invoice-reader.widget'

describeWidgetContract(widget)
