import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { MaximumData } from '../../maximum/maximum.data'
import { MaximumView } from '../../maximum/maximum-view'
import { personalLoanMaximumContract } from './personal-loan-maximum.contract'

type Attributes = typeof personalLoanMaximumContract.attributes

const View = ({ attributes: { amount, months, heading }, data, shell, today }: WidgetProps<Attributes>) => (
  <MaximumView
    data={data as MaximumData | undefined}
    amount={amount}
    months={months}
    heading={heading}
    siteUrl={shell.apiUrl}
    today={toIsoDate(today)}
  />
)

export default implementWidget(personalLoanMaximumContract, View)
