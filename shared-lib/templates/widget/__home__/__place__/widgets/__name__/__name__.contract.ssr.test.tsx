import { describeServerRender } from 'shared-lib/testing/server-cases'
import widget from './__name__.widget'

describeServerRender(widget)
