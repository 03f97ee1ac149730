import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { loanForm } from '../../../fields/loan.form'

export const loanView: CalculatorView = {
  name: 'loan',
  path: '/simuladores/credito-pessoal',
  title: 'Simulador de crédito pessoal',
  intro: 'Quanto pagas por mês e ao todo por um crédito pessoal ou automóvel, com impostos e comissões.',
  form: loanForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "loan-answer" */ './loan.answer')),
}
