import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './components.widget'

describeServerRender(widget)
