import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

export const personalLoanDetailsContract = detailsContract(personalLoanJourney)
