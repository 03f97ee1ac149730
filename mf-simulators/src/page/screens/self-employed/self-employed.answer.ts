import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { SelfEmployedOutcome } from '../../../calculators/self-employed.calculator'
import { selfEmployedHeadline } from './self-employed-headline'
import { SelfEmployedResult } from './self-employed-result'

export const answer = defineAnswer<SelfEmployedOutcome>({
  headline: selfEmployedHeadline,
  Result: SelfEmployedResult,
  example: 'Exemplo: 2.000 € de recibos por mês, no 3.º ano de atividade ou depois.',
})
