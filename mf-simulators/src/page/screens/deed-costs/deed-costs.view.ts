import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { deedCostsForm } from '../../../fields/deed-costs.form'

export const deedCostsView: CalculatorView = {
  name: 'deed-costs',
  path: '/simuladores/custos-de-escritura',
  title: 'Custos de escritura',
  intro:
    'Quanto tens de ter de parte, além do preço da casa: IMT, imposto do selo, escritura, registo e banco.',
  form: deedCostsForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "deed-costs-answer" */ './deed-costs.answer')),
}
