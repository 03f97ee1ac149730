import { homeLoanScreenForm } from '../../forms/home-loan.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const homeLoanView: CalculatorView = {
  name: 'home-loan',
  path: '/simuladores/credito-habitacao',
  title: 'Simulador de crédito habitação',
  intro: 'A prestação da casa, o que pagas ao todo e se o crédito cabe nos limites que os bancos seguem.',
  form: homeLoanScreenForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "home-loan-answer" */ './home-loan.answer')),
}
