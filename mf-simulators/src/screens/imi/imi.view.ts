import { imiForm } from '../../forms/imi.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const imiView: CalculatorView = {
  name: 'imi',
  path: '/simuladores/imi',
  title: 'Simulador de IMI',
  intro: 'Quanto pagas de IMI pela tua casa, com a taxa do teu concelho, e em que meses o pagas.',
  form: imiForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "imi-answer" */ './imi.answer')),
}
