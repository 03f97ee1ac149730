import { homeLoanTransferForm } from '../../forms/home-loan-transfer.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const homeLoanTransferView: CalculatorView = {
  name: 'home-loan-transfer',
  path: '/simuladores/transferencia-de-credito',
  title: 'Simulador de transferência de crédito habitação',
  intro: 'Se compensa mudar o crédito da casa para outro banco, quanto custa e em que mês recuperas o custo.',
  form: homeLoanTransferForm,
  promises: [
    'Se compensa, e quanto poupas até ao fim',
    'O mês em que recuperas o custo',
    'Cada custo da mudança, com a lei que o limita',
  ],
  answer: lazyAnswer(
    () => import(/* webpackChunkName: "home-loan-transfer-answer" */ './home-loan-transfer.answer'),
  ),
  guide: { href: '/guias/euribor-e-prestacao-da-casa', text: 'Guia: a Euribor e a prestação da casa' },
  note: 'A Euribor fica igual até ao fim nos dois créditos. Não conta pedir mais dinheiro do que deves. Compara também a TAEG e o MTIC da ficha de informação (FINE) do banco novo.',
}
