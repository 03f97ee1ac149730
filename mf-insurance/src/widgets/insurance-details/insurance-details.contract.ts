import { detailsContract } from 'shared-lib/journey/journey.contract'
import { insuranceJourney } from '../../funnel/insurance.journey'

export const insuranceDetailsContract = detailsContract(insuranceJourney)
