import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { irsForm } from '../../../fields/irs.form'

export const irsView: CalculatorView = {
  name: 'irs',
  path: '/simuladores/irs',
  title: 'Simulador de IRS',
  intro: 'Quanto te devolvem ou falta pagar de IRS, e se um casal ganha em entregar em conjunto.',
  form: irsForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "irs-answer" */ './irs.answer')),
}
