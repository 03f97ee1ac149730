import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomSummaryContract = defineWidget({
  tag: 'qp-telecom-summary',
  title: 'Resumo do pedido de TV, net e voz',
  description: 'O que o visitante pediu, com a referência e o caminho para o estado do pedido.',
  attributes: {},
  minHeight: { small: 560, wide: 520 },
  wake: 'now',
  placeholder: {
    text: 'O resumo não abriu. O teu pedido está guardado.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  inStories: false,
  examples: [],
})
