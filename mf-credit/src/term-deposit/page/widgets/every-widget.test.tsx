import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import { describeEveryWidget } from 'shared-lib/testing/every-widget'

describeEveryWidget(__dirname, 'contract.test', describeWidgetContract)
