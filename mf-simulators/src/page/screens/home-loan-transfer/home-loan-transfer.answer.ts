import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { HomeLoanTransferAnswer } from '../../../calculators/home-loan-transfer.result'
import { homeLoanTransferHeadline } from './home-loan-transfer-headline'
import { HomeLoanTransferResult } from './home-loan-transfer-result'

export const answer = defineAnswer<HomeLoanTransferAnswer>({
  headline: homeLoanTransferHeadline,
  Result: HomeLoanTransferResult,
  example: 'Exemplo: faltam 120.000 € e 300 meses, com spread de 1,4 % agora e 0,7 % na proposta.',
  guide: { href: '/guias/euribor-e-prestacao-da-casa', text: 'Guia: a Euribor e a prestação da casa' },
  note: 'A Euribor fica igual até ao fim nos dois créditos. Não conta pedir mais dinheiro do que deves. Compara também a TAEG e o MTIC da ficha de informação (FINE) do banco novo.',
})
