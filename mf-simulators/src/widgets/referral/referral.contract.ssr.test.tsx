import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './referral.widget'

describeServerRender(widget)
