import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './net-salary.widget'

describeServerRender(widget)
