import { lazyAnswer } from 'shared-lib/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/calculator/calculator-view'
import { wagesForm } from '../../forms/wages.form'

export const wagesView: CalculatorView = {
  name: 'wages',
  path: '/simuladores/comparar-ordenados',
  title: 'Comparar ofertas de trabalho',
  intro: 'Qual de duas propostas te deixa mais num ano, com descontos, refeição e benefícios, e porquê.',
  form: wagesForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "wages-answer" */ './wages.answer')),
}
