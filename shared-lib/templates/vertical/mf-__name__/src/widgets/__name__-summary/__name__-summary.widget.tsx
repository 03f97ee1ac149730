import { implementWidget } from 'shared-lib/contract/define-widget'
import { LeadSummary } from 'shared-lib/funnel/ui/lead-summary'
import { __name__Funnel } from '../../funnel/__name__.funnel'
import { __name__SummaryContract } from './__name__-summary.contract'

export default implementWidget(__name__SummaryContract, () => (
  <LeadSummary flow={__name__Funnel} startText="Simular: __title__" />
))
