import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './error-page.widget'

describeServerRender(widget)
