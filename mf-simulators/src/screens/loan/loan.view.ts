import { loanForm } from '../../forms/loan.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const loanView: CalculatorView = {
  name: 'loan',
  path: '/simuladores/credito-pessoal',
  title: 'Simulador de crédito pessoal',
  intro: 'Quanto pagas por mês e ao todo por um crédito pessoal ou automóvel, com impostos e comissões.',
  form: loanForm,
  promises: [
    'A prestação, a TAEG e o total que pagas (MTIC)',
    'O imposto do selo e a TAEG máxima que a lei deixa cobrar',
    'O que cada prestação paga, e o que muda com outro prazo ou um reembolso antecipado',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "loan-answer" */ './loan.answer')),
  guide: { href: '/guias/taeg-e-mtic', text: 'Guia: TAEG e MTIC' },
  note: 'Contas com os dados que escreveste, não uma proposta de crédito: o banco decide as condições e se empresta. Atenção! Pedir dinheiro emprestado custa dinheiro.',
}
