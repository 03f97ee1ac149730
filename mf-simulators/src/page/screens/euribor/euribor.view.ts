import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { euriborForm } from '../../../fields/euribor.form'

export const euriborView: CalculatorView = {
  name: 'euribor',
  path: '/simuladores/euribor',
  title: 'Simulador da Euribor',
  intro:
    'Quanto passa a ser a prestação da tua casa na próxima revisão, e o que pagaste em cada uma até hoje.',
  form: euriborForm,
  answer: lazyAnswer(() => import(/* webpackChunkName: "euribor-answer" */ './euribor.answer')),
}
