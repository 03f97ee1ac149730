import { percent } from 'shared-lib/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/dated/published-figure'
import { loyaltyRules } from '../parameters/loyalty-law'

/** What the law says of contracts, in words, for the public list. */
export const telecomFigures = publishFigures('Telecomunicações', '2026-11-21', [
  figure(loyaltyRules, 'Fidelização', ({ maxMonths, offeredMonths, noticeMonths, exitShare }) => ({
    'Fidelização, no máximo': `${maxMonths} meses`,
    'Têm de existir também': `${offeredMonths.map((months) => (months === 0 ? 'sem fidelização' : `${months} meses`)).join(', ')}`,
    'Aviso de saída depois dela, no máximo': `${noticeMonths} mês`,
    'Sair no 1.º ano, no máximo': `${percent(exitShare.firstYear)} das mensalidades que faltam`,
    'Sair no 2.º ano, no máximo': `${percent(exitShare.secondYear)} das mensalidades que faltam`,
  })),
])
