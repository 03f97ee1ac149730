import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { BankCheckoutData } from '../../leads/bank-checkout.lead'
import { BankCheckoutScreen } from '../../screens/leads/bank-checkout-screen'
import { bankCheckoutContract } from './bank-checkout.contract'

type Props = WidgetProps<typeof bankCheckoutContract.attributes, BankCheckoutData>

const View = ({ attributes, data, location, shell }: Props) => (
  <BankCheckoutScreen subject={data} heading={attributes.heading} location={location} shell={shell} />
)

export default implementWidget(bankCheckoutContract, View)
