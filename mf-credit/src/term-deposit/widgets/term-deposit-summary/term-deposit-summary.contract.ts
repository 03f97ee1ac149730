import { summaryContract } from 'shared-lib/journey/journey.contract'
import { termDepositJourney } from '../../funnel/term-deposit.journey'

export const termDepositSummaryContract = summaryContract(termDepositJourney)
