import { implementWidget } from 'shared-lib/contract/define-widget'
import { LeadSummary } from 'shared-lib/funnel/ui/lead-summary'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import { telecomSummaryContract } from './telecom-summary.contract'

export default implementWidget(telecomSummaryContract, () => (
  <LeadSummary flow={telecomFunnel} startText="Simular TV, net e voz" />
))
