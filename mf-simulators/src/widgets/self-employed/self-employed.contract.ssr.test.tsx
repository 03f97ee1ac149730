import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './self-employed.widget'

describeServerRender(widget)
