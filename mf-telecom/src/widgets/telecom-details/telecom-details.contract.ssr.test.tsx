import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './telecom-details.widget'

describeServerRender(widget)
