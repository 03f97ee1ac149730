import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './components.widget'

describeWidgetContract(widget)
