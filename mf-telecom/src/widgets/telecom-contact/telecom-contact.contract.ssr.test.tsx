import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './telecom-contact.widget'

describeServerRender(widget)
