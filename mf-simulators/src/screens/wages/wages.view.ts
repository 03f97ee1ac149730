import type { WagesAnswer } from '../../calculators/wages.calculator'
import { wagesForm } from '../../forms/wages.form'
import { defineView } from '../simulator/simulator-view'
import { wagesHeadline } from './wages-headline'
import { WagesResult } from './wages-result'

export const wagesView = defineView<WagesAnswer>({
  name: 'wages',
  path: '/simuladores/comparar-ordenados',
  title: 'Comparar ofertas de trabalho',
  intro: 'Qual de duas propostas te deixa mais num ano, com descontos, refeição e benefícios, e porquê.',
  form: wagesForm,
  promises: [
    'As duas propostas lado a lado, por mês e por ano',
    'De onde vem a diferença, linha a linha',
    'Quanto a proposta mais baixa tinha de pagar para valer o mesmo',
    'Quanto custa cada uma à empresa',
  ],
  headline: wagesHeadline,
  Result: WagesResult,
  guide: {
    href: '/guias/retencao-na-fonte-e-salario-liquido',
    text: 'Guia: retenção na fonte e salário líquido',
  },
})
