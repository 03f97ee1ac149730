import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { creditCardJourney } from '../../funnel/credit-card.journey'

export const creditCardSummaryContract = summaryContract(creditCardJourney)
