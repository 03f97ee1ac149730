import { detailsContract } from 'shared-lib/journey/journey.contract'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomDetailsContract = detailsContract(telecomJourney)
