import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ReferralScreen } from '../../screens/leads/referral-screen'
import { referralContract } from './referral.contract'

type Props = WidgetProps<typeof referralContract.attributes>

const View = ({ attributes, location, shell }: Props) => (
  <ReferralScreen {...attributes} location={location} shell={shell} />
)

export default implementWidget(referralContract, View)
