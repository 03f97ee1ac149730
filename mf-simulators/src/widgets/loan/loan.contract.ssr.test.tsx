import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './loan.widget'

describeServerRender(widget)
