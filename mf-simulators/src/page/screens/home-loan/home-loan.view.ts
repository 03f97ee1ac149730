import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { homeLoanScreenForm } from '../../../fields/home-loan.form'

export const homeLoanView: CalculatorView = {
  name: 'home-loan',
  path: '/simuladores/credito-habitacao',
  title: 'Simulador de crédito habitação',
  intro: 'A prestação da casa, o que pagas ao todo e se o crédito cabe nos limites que os bancos seguem.',
  form: homeLoanScreenForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "home-loan-answer" */ './home-loan.answer')),
}
