import { loanForm } from '../../forms/loan.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const loanView: CalculatorView = {
  name: 'loan',
  path: '/simuladores/credito-pessoal',
  title: 'Simulador de crédito pessoal',
  intro: 'Quanto pagas por mês e ao todo por um crédito pessoal ou automóvel, com impostos e comissões.',
  form: loanForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "loan-answer" */ './loan.answer')),
}
