import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'
import { personalLoanStart } from '../../funnel/personal-loan.start'
import { personalLoanSummaryContract } from './personal-loan-summary.contract'

export default implementWidget(personalLoanSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage
    flow={personalLoanStart}
    startText={personalLoanJourney.start}
    location={location}
    shell={shell}
  />
))
