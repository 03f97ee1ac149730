import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './irs.widget'

describeServerRender(widget)
