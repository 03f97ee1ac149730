import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadMilestones } from 'shared-lib/funnel/ui/lead-milestones'
import { energyFunnel } from '../../funnel/energy.funnel'
import { energyContactContract } from './energy-contact.contract'

export default implementWidget(energyContactContract, ({ shell }: WidgetProps) => (
  <LeadMilestones flow={energyFunnel} company={shell.company} startText="Simular energia" />
))
