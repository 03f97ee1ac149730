import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { homeLoanFunnel } from '../../funnel/home-loan.funnel'
import { homeLoanJourney } from '../../funnel/home-loan.journey'
import { homeLoanSummaryContract } from './home-loan-summary.contract'

export default implementWidget(homeLoanSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={homeLoanFunnel} startText={homeLoanJourney.start} location={location} shell={shell} />
))
