import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './telecom-results.widget'

describeServerRender(widget)
