import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import type { CampaignData } from './campaign.load'
import { CampaignScreen } from './campaign-screen'
import { telecomCampaignContract } from './telecom-campaign.contract'

type Props = WidgetProps<typeof telecomCampaignContract.attributes, CampaignData>

const View = ({ attributes, data, location, shell }: Props) => (
  <CampaignScreen attributes={attributes} data={data} location={location} shell={shell} />
)

export default implementWidget(telecomCampaignContract, View)
