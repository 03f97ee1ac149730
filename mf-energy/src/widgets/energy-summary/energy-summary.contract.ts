import { defineWidget } from 'shared-lib/contract/define-widget'

export const energySummaryContract = defineWidget({
  tag: 'qp-energy-summary',
  title: 'Resumo do pedido de energia',
  description: 'O que o visitante pediu, com a referência e o caminho para o estado do pedido.',
  attributes: {},
  minHeight: { small: 560, wide: 520 },
  wake: 'now',
  placeholder: {
    text: 'O resumo não abriu. O teu pedido está guardado.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  inStories: false,
  examples: [],
})
