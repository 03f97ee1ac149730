import { summaryContract } from 'shared-lib/journey/journey.contract'
import { energyJourney } from '../../funnel/energy.addresses'

export const energySummaryContract = summaryContract(energyJourney)
