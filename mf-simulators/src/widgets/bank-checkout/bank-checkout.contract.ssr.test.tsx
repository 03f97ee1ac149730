import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './bank-checkout.widget'

describeServerRender(widget)
