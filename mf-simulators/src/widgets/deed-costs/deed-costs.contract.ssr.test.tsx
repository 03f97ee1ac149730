import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './deed-costs.widget'

describeServerRender(widget)
