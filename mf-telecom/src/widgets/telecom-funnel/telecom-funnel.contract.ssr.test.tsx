import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './telecom-funnel.widget'

describeServerRender(widget)
