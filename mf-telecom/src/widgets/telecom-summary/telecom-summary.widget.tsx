import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/funnel/ui/lead-page'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import { telecomSummaryContract } from './telecom-summary.contract'

export default implementWidget(telecomSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={telecomFunnel} startText="Simular TV, net e voz" location={location} shell={shell} />
))
