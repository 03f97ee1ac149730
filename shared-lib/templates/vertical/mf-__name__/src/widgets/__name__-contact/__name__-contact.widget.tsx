import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadMilestones } from 'shared-lib/funnel/ui/lead-milestones'
import { __name__Funnel } from '../../funnel/__name__.funnel'
import { __name__ContactContract } from './__name__-contact.contract'

export default implementWidget(__name__ContactContract, ({ shell }: WidgetProps) => (
  <LeadMilestones flow={__name__Funnel} company={shell.company} startText="Simular: __title__" />
))
