import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { homeLoanJourney } from '../../funnel/home-loan.journey'

export const homeLoanSummaryContract = summaryContract(homeLoanJourney)
