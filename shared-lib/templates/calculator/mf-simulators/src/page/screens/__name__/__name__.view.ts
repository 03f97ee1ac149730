import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { __camel__Form } from '../../../fields/__name__.form'

export const __camel__View: CalculatorView = {
  name: '__name__',
  path: '/simuladores/__address__',
  title: '__title__',
  intro: 'Quanto ficas a pagar a menos num ano quando um custo do mês muda.',
  form: __camel__Form,
  answer: lazyAnswer(() => import(/* webpackChunkName: "__name__-answer" */ './__name__.answer')),
}
