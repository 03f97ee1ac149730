import { describeEveryWidget } from 'shared-lib/testing/every-widget'
import { describeServerRender } from 'shared-lib/testing/server-cases'

describeEveryWidget(__dirname, 'contract.ssr.test', describeServerRender)
