import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { ImiAnswer } from '../../../calculators/imi-answer'
import { imiHeadline } from './imi-headline'
import { ImiResult } from './imi-result'

export const answer = defineAnswer<ImiAnswer>({
  headline: imiHeadline,
  Result: ImiResult,
  example: 'Exemplo: uma casa em Lisboa com 100.000 € de valor patrimonial.',
  guide: { href: '/guias/imi-explicado', text: 'Guia: o IMI explicado' },
})
