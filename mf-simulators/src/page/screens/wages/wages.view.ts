import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { wagesForm } from '../../../fields/wages.form'

export const wagesView: CalculatorView = {
  name: 'wages',
  path: '/simuladores/comparar-ordenados',
  title: 'Comparar ofertas de trabalho',
  intro: 'Qual de duas propostas te deixa mais num ano, com descontos, refeição e benefícios, e porquê.',
  form: wagesForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "wages-answer" */ './wages.answer')),
}
