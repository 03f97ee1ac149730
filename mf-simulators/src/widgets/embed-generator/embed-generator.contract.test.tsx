import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './embed-generator.widget'

describeWidgetContract(widget)
