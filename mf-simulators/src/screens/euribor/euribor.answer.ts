import type { EuriborResult as Result } from 'shared-lib/credit/euribor/euribor-outcome'
import { defineAnswer } from '../calculator/answer-view'
import { euriborHeadline } from './euribor-headline'
import { EuriborResult } from './euribor-result'

export const answer = defineAnswer<Result>({ headline: euriborHeadline, Result: EuriborResult })
