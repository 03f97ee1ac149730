import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { creditCardJourney } from '../../funnel/credit-card.journey'

export const creditCardDetailsContract = detailsContract(creditCardJourney)
