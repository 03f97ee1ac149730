import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './energy-offers.widget'

describeServerRender(widget)
