import { lazyAnswer } from 'shared-lib/kit/calculator/answer-view'
import type { CalculatorView } from 'shared-lib/kit/calculator/calculator-view'
import { homeLoanTransferForm } from '../../../fields/home-loan-transfer.form'

export const homeLoanTransferView: CalculatorView = {
  name: 'home-loan-transfer',
  path: '/simuladores/transferencia-de-credito',
  title: 'Simulador de transferência de crédito habitação',
  intro: 'Se compensa mudar o crédito da casa de banco, quanto custa e quando recuperas o custo.',
  form: homeLoanTransferForm,
  answer: lazyAnswer(
    () => import(/* webpackChunkName: "home-loan-transfer-answer" */ './home-loan-transfer.answer'),
  ),
}
