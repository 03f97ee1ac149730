import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './provider-selector.widget'

describeServerRender(widget)
