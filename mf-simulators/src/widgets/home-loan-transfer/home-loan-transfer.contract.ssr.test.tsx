import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './home-loan-transfer.widget'

describeServerRender(widget)
