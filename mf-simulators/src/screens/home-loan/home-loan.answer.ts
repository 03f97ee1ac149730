import type { HomeLoanAnswer } from '../../calculators/home-loan.result'
import { defineAnswer } from '../calculator/answer-view'
import { homeLoanHeadline } from './home-loan-headline'
import { HomeLoanResult } from './home-loan-result'

export const answer = defineAnswer<HomeLoanAnswer>({ headline: homeLoanHeadline, Result: HomeLoanResult })
