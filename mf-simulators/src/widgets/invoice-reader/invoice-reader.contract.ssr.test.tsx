import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './invoice-reader.widget'

describeServerRender(widget)
