import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './imi.widget'

describeServerRender(widget)
