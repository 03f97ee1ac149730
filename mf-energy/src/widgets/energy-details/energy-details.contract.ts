import { detailsContract } from 'shared-lib/journey/journey.contract'
import { energyJourney } from '../../funnel/energy.addresses'

export const energyDetailsContract = detailsContract(energyJourney)
