import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { BriefScreen } from '../../brief/brief-screen'
import { insuranceBriefContract } from './insurance-brief.contract'

export default implementWidget(insuranceBriefContract, ({ location, today }: WidgetProps) => (
  <BriefScreen location={location} today={today} />
))
