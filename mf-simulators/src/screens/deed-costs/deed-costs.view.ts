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
  promises: [
    'O IMT e o imposto do selo, com a tua parte e com o regime dos jovens',
    'A escritura, o registo e o que o banco costuma pedir',
    'O que a lei não deixa claro, entre que valores fica e porquê',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "deed-costs-answer" */ './deed-costs.answer')),
  guide: { href: '/guias/imt-e-custos-da-escritura', text: 'Guia: o IMT e os custos da escritura' },
}
