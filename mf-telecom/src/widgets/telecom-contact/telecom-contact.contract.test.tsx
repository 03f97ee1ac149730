import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './telecom-contact.widget'

describeWidgetContract(widget)
