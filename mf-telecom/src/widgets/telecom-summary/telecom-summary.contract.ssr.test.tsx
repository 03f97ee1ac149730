import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './telecom-summary.widget'

describeServerRender(widget)
