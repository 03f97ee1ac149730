import { defineAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { LoanResult as Result } from 'shared-lib/rules/credit/loan/loan-outcome'
import { loanHeadline } from './loan-headline'
import { LoanResult } from './loan-result'

export const answer = defineAnswer<Result>({
  headline: loanHeadline,
  Result: LoanResult,
  example: 'Exemplo: 10.000 € em 60 meses com uma TAN de 8,5 %, sem comissões nem seguro.',
  guide: { href: '/guias/taeg-e-mtic', text: 'Guia: TAEG e MTIC' },
  note: 'Contas com os dados que escreveste, não uma proposta de crédito: o banco decide as condições e se empresta. Atenção! Pedir dinheiro emprestado custa dinheiro.',
})
