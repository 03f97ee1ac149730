import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { insuranceJourney } from '../../funnel/insurance.journey'

export const insuranceSummaryContract = summaryContract(insuranceJourney)
