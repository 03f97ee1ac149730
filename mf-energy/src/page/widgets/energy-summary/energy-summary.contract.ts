import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { energyJourney } from '../../funnel/energy.journey'

export const energySummaryContract = summaryContract(energyJourney)
