import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './energy-summary.widget'

describeServerRender(widget)
