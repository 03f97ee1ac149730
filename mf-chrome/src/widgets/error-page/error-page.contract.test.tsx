import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './error-page.widget'

describeWidgetContract(widget)
