import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './energy-contact.widget'

describeWidgetContract(widget)
