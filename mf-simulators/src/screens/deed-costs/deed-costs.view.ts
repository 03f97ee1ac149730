import { deedCostsForm } from '../../forms/deed-costs.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const deedCostsView: CalculatorView = {
  name: 'deed-costs',
  path: '/simuladores/custos-de-escritura',
  title: 'Custos de escritura',
  intro:
    'Quanto tens de ter de parte, além do preço da casa: IMT, imposto do selo, escritura, registo e banco.',
  form: deedCostsForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "deed-costs-answer" */ './deed-costs.answer')),
}
