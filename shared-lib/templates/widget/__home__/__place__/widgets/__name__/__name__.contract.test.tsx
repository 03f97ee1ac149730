import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './__name__.widget'

describeWidgetContract(widget)
