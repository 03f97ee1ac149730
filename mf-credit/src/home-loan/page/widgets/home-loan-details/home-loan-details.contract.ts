import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { homeLoanJourney } from '../../funnel/home-loan.journey'

export const homeLoanDetailsContract = detailsContract(homeLoanJourney)
