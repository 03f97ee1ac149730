import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { WagesAnswer } from '../../../calculators/wages.calculator'
import { wagesHeadline } from './wages-headline'
import { WagesResult } from './wages-result'

export const answer = defineAnswer<WagesAnswer>({
  headline: wagesHeadline,
  Result: WagesResult,
  example: 'Exemplo: 1.600 € ou 1.500 € brutos por mês, sem outros benefícios.',
  guide: {
    href: '/guias/retencao-na-fonte-e-salario-liquido',
    text: 'Guia: retenção na fonte e salário líquido',
  },
})
