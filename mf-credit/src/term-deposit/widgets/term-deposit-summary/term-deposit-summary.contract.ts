import { defineWidget } from 'shared-lib/contract/define-widget'
import { summaryContract } from 'shared-lib/journey/journey.contract'
import { termDepositJourney } from '../../funnel/term-deposit.journey'

export const termDepositSummaryContract = defineWidget({
  ...summaryContract(termDepositJourney),
  events: { 'offer-chosen': { vertical: 'text', offer: 'text' } },
})
