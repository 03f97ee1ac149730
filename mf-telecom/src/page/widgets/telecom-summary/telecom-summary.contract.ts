import { summaryContract } from 'shared-lib/kit/journey/journey.contract'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomSummaryContract = summaryContract(telecomJourney)
