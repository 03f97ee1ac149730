import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './energy-offers.widget'

describeWidgetContract(widget)
