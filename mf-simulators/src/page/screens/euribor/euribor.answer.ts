import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { EuriborResult as Result } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { euriborHeadline } from './euribor-headline'
import { EuriborResult } from './euribor-result'

export const answer = defineAnswer<Result>({
  headline: euriborHeadline,
  Result: EuriborResult,
  example: 'Exemplo: 150.000 € a 30 anos, de setembro de 2022, Euribor a 12 meses e spread de 1 %.',
  guide: {
    href: '/guias/euribor-e-prestacao-da-casa',
    text: 'Guia: a Euribor e a prestação da casa',
  },
  note: 'As contas seguem as médias mensais da Euribor e o teu spread de hoje em todo o prazo. Não entram comissões, seguros, amortizações já feitas nem meses de carência: por isso podem diferir do teu extrato.',
})
