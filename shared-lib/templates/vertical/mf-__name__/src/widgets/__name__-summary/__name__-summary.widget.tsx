import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/funnel/ui/lead-page'
import { __name__Funnel } from '../../funnel/__name__.funnel'
import { __name__SummaryContract } from './__name__-summary.contract'

export default implementWidget(__name__SummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={__name__Funnel} startText="Simular: __title__" location={location} shell={shell} />
))
