import type { HomeLoanTransferAnswer } from '../../calculators/home-loan-transfer.result'
import { defineAnswer } from '../calculator/answer-view'
import { homeLoanTransferHeadline } from './home-loan-transfer-headline'
import { HomeLoanTransferResult } from './home-loan-transfer-result'

export const answer = defineAnswer<HomeLoanTransferAnswer>({
  headline: homeLoanTransferHeadline,
  Result: HomeLoanTransferResult,
})
