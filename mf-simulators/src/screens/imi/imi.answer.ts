import type { ImiAnswer } from '../../calculators/imi-answer'
import { defineAnswer } from '../calculator/answer-view'
import { imiHeadline } from './imi-headline'
import { ImiResult } from './imi-result'

export const answer = defineAnswer<ImiAnswer>({ headline: imiHeadline, Result: ImiResult })
