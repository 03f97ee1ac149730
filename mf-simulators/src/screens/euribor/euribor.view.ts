import { euriborForm } from '../../forms/euribor.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const euriborView: CalculatorView = {
  name: 'euribor',
  path: '/simuladores/euribor',
  title: 'Simulador da Euribor',
  intro:
    'Quanto passa a ser a prestação da tua casa na próxima revisão, e o que pagaste em cada uma até hoje.',
  form: euriborForm,
  promises: [
    'A prestação de agora e a da próxima revisão, com a diferença por mês',
    'Como ficaria com outra Euribor e quanto pesa no teu rendimento',
    'A Euribor mês a mês desde o teu contrato, e a prestação de cada revisão',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "euribor-answer" */ './euribor.answer')),
  guide: {
    href: '/guias/euribor-e-prestacao-da-casa',
    text: 'Guia: a Euribor e a prestação da casa',
  },
  note: 'As contas seguem as médias mensais da Euribor e o teu spread de hoje em todo o prazo. Não entram comissões, seguros, amortizações já feitas nem meses de carência: por isso podem diferir do teu extrato.',
}
