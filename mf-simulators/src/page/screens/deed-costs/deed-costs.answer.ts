import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import { deedCostsHeadline } from './deed-costs-headline'
import { DeedCostsResult } from './deed-costs-result'
import type { DeedCosts } from './deed-text'

export const answer = defineAnswer<DeedCosts>({
  headline: deedCostsHeadline,
  Result: DeedCostsResult,
  example: 'Exemplo: uma casa de 250.000 € para viver, no Continente, sem crédito.',
  guide: { href: '/guias/imt-e-custos-da-escritura', text: 'Guia: o IMT e os custos da escritura' },
})
