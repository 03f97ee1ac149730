import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './euribor.widget'

describeServerRender(widget)
