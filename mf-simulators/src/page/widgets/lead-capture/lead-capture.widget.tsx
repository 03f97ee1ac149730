import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadCaptureScreen } from '../../screens/leads/lead-capture-screen'
import { leadCaptureContract } from './lead-capture.contract'

type Props = WidgetProps<typeof leadCaptureContract.attributes>

const View = ({ attributes, location, shell }: Props) => (
  <LeadCaptureScreen {...attributes} location={location} shell={shell} />
)

export default implementWidget(leadCaptureContract, View)
