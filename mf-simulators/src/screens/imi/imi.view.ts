import { imiForm } from '../../forms/imi.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const imiView: CalculatorView = {
  name: 'imi',
  path: '/simuladores/imi',
  title: 'Simulador de IMI',
  intro: 'Quanto pagas de IMI pela tua casa, com a taxa do teu concelho, e em que meses o pagas.',
  form: imiForm,
  promises: [
    'O IMI do ano, com a taxa que o teu concelho aplicou',
    'A dedução por dependentes, se o teu concelho a der',
    'As prestações, com o mês e o valor de cada uma',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "imi-answer" */ './imi.answer')),
  guide: { href: '/guias/imi-explicado', text: 'Guia: o IMI explicado' },
}
