import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './embed-generator.widget'

describeServerRender(widget)
