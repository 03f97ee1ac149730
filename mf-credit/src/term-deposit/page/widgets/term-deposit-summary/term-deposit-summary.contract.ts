import { defineWidget } from 'shared-lib/contract/define-widget'
import { eventsOf } from 'shared-lib/contract/widget-events'
import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { termDepositJourney } from '../../funnel/term-deposit.journey'

export const termDepositSummaryContract = defineWidget({
  ...summaryContract(termDepositJourney),
  events: eventsOf('offer-chosen'),
})
