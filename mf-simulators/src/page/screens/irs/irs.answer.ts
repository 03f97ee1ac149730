import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { IrsOutcome } from '../../../calculators/irs.calculator'
import { irsHeadline } from './irs-headline'
import { IrsResult } from './irs-result'

export const answer = defineAnswer<IrsOutcome>({
  headline: irsHeadline,
  Result: IrsResult,
  example: 'Exemplo: 21.000 € brutos no ano, solteiro, com as retenções das tabelas.',
  guide: { href: '/guias/irs-jovem', text: 'Guia: IRS Jovem' },
})
