import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './wages.widget'

describeServerRender(widget)
