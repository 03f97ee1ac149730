import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

export const personalLoanSummaryContract = summaryContract(personalLoanJourney)
