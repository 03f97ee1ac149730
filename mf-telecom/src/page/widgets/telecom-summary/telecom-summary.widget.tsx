import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import { telecomJourney } from '../../funnel/telecom.journey'
import { telecomSummaryContract } from './telecom-summary.contract'

export default implementWidget(telecomSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={telecomFunnel} startText={telecomJourney.start} location={location} shell={shell} />
))
