import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './provider-selector.widget'

describeWidgetContract(widget)
