import { defineAnswer } from '../calculator/answer-view'
import { deedCostsHeadline } from './deed-costs-headline'
import { DeedCostsResult } from './deed-costs-result'
import type { DeedCosts } from './deed-text'

export const answer = defineAnswer<DeedCosts>({ headline: deedCostsHeadline, Result: DeedCostsResult })
