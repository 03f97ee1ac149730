import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import widget from './net-salary.widget'

describeWidgetContract(widget)
