import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomDetailsContract = detailsContract(telecomJourney)
