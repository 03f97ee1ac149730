import { summaryContract } from 'shared-lib/journey/journey.contract'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomSummaryContract = summaryContract(telecomJourney)
