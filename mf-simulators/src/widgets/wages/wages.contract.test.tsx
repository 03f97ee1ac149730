import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './wages.widget'

describeWidgetContract(widget)
