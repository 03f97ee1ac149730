import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/funnel/ui/lead-page'
import { personalLoanFunnel } from '../../funnel/personal-loan.funnel'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'
import { personalLoanSummaryContract } from './personal-loan-summary.contract'

export default implementWidget(personalLoanSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage
    flow={personalLoanFunnel}
    startText={personalLoanJourney.start}
    location={location}
    shell={shell}
  />
))
