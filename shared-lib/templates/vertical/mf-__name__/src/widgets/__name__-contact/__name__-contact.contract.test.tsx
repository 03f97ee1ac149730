import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './__name__-contact.widget'

describeWidgetContract(widget)
