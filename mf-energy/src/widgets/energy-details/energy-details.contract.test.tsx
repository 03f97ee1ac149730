import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './energy-details.widget'

describeWidgetContract(widget)
