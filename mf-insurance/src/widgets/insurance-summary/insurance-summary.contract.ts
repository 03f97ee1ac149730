import { summaryContract } from 'shared-lib/journey/journey.contract'
import { insuranceJourney } from '../../funnel/insurance.journey'

export const insuranceSummaryContract = summaryContract(insuranceJourney)
