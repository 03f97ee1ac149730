import { wagesForm } from '../../forms/wages.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const wagesView: CalculatorView = {
  name: 'wages',
  path: '/simuladores/comparar-ordenados',
  title: 'Comparar ofertas de trabalho',
  intro: 'Qual de duas propostas te deixa mais num ano, com descontos, refeição e benefícios, e porquê.',
  form: wagesForm,
  promises: [
    'As duas propostas lado a lado, por mês e por ano',
    'De onde vem a diferença, linha a linha',
    'Quanto a proposta mais baixa teria de pagar para valer o mesmo',
    'Quanto custa cada uma à empresa',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "wages-answer" */ './wages.answer')),
  guide: {
    href: '/guias/retencao-na-fonte-e-salario-liquido',
    text: 'Guia: retenção na fonte e salário líquido',
  },
}
