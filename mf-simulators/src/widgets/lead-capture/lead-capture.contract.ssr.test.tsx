import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './lead-capture.widget'

describeServerRender(widget)
