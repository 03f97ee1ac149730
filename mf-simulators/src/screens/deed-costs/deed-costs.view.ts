import { lazyAnswer } from 'shared-lib/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/calculator/calculator-view'
import { deedCostsForm } from '../../forms/deed-costs.form'

export const deedCostsView: CalculatorView = {
  name: 'deed-costs',
  path: '/simuladores/custos-de-escritura',
  title: 'Custos de escritura',
  intro:
    'Quanto tens de ter de parte, além do preço da casa: IMT, imposto do selo, escritura, registo e banco.',
  form: deedCostsForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "deed-costs-answer" */ './deed-costs.answer')),
}
