import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LeadPage } from 'shared-lib/kit/funnel/ui/lead-page'
import { creditCardFunnel } from '../../funnel/credit-card.funnel'
import { creditCardJourney } from '../../funnel/credit-card.journey'
import { creditCardSummaryContract } from './credit-card-summary.contract'

export default implementWidget(creditCardSummaryContract, ({ location, shell }: WidgetProps) => (
  <LeadPage flow={creditCardFunnel} startText={creditCardJourney.start} location={location} shell={shell} />
))
