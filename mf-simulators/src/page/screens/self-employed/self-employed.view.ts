import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { selfEmployedForm } from '../../../fields/self-employed.form'

export const selfEmployedView: CalculatorView = {
  name: 'self-employed',
  path: '/simuladores/recibos-verdes',
  title: 'Simulador de recibos verdes',
  intro:
    'Quanto recebes dos teus recibos, quanto vai para a Segurança Social e para o IRS, e quanto pôr de lado.',
  form: selfEmployedForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "self-employed-answer" */ './self-employed.answer')),
}
