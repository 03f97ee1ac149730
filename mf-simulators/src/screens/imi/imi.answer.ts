import type { ImiOutcome } from '../../domain/property/imi-outcome'
import { defineAnswer } from '../simulator/answer-view'
import { imiHeadline } from './imi-headline'
import { ImiResult } from './imi-result'

export const answer = defineAnswer<ImiOutcome>({ headline: imiHeadline, Result: ImiResult })
