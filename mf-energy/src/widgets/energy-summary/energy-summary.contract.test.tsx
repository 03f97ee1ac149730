import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './energy-summary.widget'

describeWidgetContract(widget)
