import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './energy-contact.widget'

describeServerRender(widget)
