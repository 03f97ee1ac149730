import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { imiForm } from '../../../fields/imi.form'

export const imiView: CalculatorView = {
  name: 'imi',
  path: '/simuladores/imi',
  title: 'Simulador de IMI',
  intro: 'Quanto pagas de IMI pela tua casa, com a taxa do teu concelho, e em que meses o pagas.',
  form: imiForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "imi-answer" */ './imi.answer')),
}
