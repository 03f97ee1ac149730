import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './energy-funnel.widget'

describeServerRender(widget)
