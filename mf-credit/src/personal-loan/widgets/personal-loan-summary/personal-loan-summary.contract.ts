import { summaryContract } from 'shared-lib/journey/journey.contract'
import { personalLoanJourney } from '../../funnel/personal-loan.journey'

export const personalLoanSummaryContract = summaryContract(personalLoanJourney)
