import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { energyJourney } from '../../funnel/energy.journey'

export const energyDetailsContract = detailsContract(energyJourney)
