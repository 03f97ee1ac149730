import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './energy-details.widget'

describeServerRender(widget)
