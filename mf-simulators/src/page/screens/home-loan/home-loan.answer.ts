import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import { usualTenor } from 'shared-lib/rules/credit/parameters/tenors'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import { usualSpread } from '../../../fields/home-loan.form'
import { homeLoanHeadline } from './home-loan-headline'
import { HomeLoanResult } from './home-loan-result'

export const answer = defineAnswer<HomeLoanAnswer>({
  headline: homeLoanHeadline,
  Result: HomeLoanResult,
  example: `Exemplo: 200.000 € a 30 anos, taxa variável com Euribor a ${usualTenor} meses e spread de ${formatNumber(usualSpread)} %.`,
  guide: { href: '/guias/taeg-e-mtic', text: 'Guia: TAEG e MTIC, para comparar créditos' },
  note: 'A Euribor fica igual até ao fim. Não conta períodos de carência, capital diferido nem obras pagas por fases.',
})
