import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './energy-funnel.widget'

describeWidgetContract(widget)
