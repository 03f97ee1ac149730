import type { LoanResult as Result } from 'shared-lib/credit/loan/loan-outcome'
import { defineAnswer } from '../calculator/answer-view'
import { loanHeadline } from './loan-headline'
import { LoanResult } from './loan-result'

export const answer = defineAnswer<Result>({ headline: loanHeadline, Result: LoanResult })
