import { defineWidget } from 'shared-lib/contract/define-widget'

export const termDepositFunnelContract = defineWidget({
  tag: 'qp-term-deposit-funnel',
  title: 'Comparador de depósitos a prazo',
  description: 'Pergunta quanto, até quando e em que condições, numa só página, e leva aos depósitos.',
  attributes: {
    amount: {
      type: 'integer',
      min: 1,
      max: 10_000_000,
      help: 'Montante já escrito, em euros; sem valor, é perguntado',
    },
    horizon: {
      type: 'choice',
      options: ['3', '6', '12', '24'],
      help: 'Meses até precisar do dinheiro, já escolhidos; sem valor, são perguntados',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima das perguntas' },
  },
  events: { step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' } },
  minHeight: { small: 1500, wide: 1180 },
  wake: 'visible',
  placeholder: {
    text: 'O comparador de depósitos não abriu aqui.',
    href: '/depositos-a-prazo/simular',
    linkText: 'Comparar depósitos',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Com o montante e o prazo, num guia',
      attributes: { amount: '10000', horizon: '12', heading: 'Quanto rende o teu dinheiro?' },
    },
  ],
})
