import { detailsContract } from 'shared-lib/kit/journey/journey.contract'
import { termDepositJourney } from '../../funnel/term-deposit.journey'

export const termDepositDetailsContract = detailsContract(termDepositJourney)
