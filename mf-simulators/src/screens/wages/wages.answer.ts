import type { WagesAnswer } from '../../calculators/wages.calculator'
import { defineAnswer } from '../calculator/answer-view'
import { wagesHeadline } from './wages-headline'
import { WagesResult } from './wages-result'

export const answer = defineAnswer<WagesAnswer>({ headline: wagesHeadline, Result: WagesResult })
