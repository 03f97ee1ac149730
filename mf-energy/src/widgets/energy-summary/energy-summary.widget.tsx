import { implementWidget } from 'shared-lib/contract/define-widget'
import { LeadSummary } from 'shared-lib/funnel/ui/lead-summary'
import { energyFunnel } from '../../funnel/energy.funnel'
import { energySummaryContract } from './energy-summary.contract'

export default implementWidget(energySummaryContract, () => (
  <LeadSummary flow={energyFunnel} startText="Simular energia" />
))
