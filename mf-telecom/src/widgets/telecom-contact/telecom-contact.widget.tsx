import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadMilestones } from 'shared-lib/funnel/ui/lead-milestones'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import { telecomContactContract } from './telecom-contact.contract'

export default implementWidget(telecomContactContract, ({ shell }: WidgetProps) => (
  <LeadMilestones flow={telecomFunnel} company={shell.company} startText="Simular TV, net e voz" />
))
