import { defineWidget } from 'shared-lib/contract/define-widget'

export const __name__SummaryContract = defineWidget({
  tag: 'qp-__name__-summary',
  title: 'Resumo do pedido: __title__',
  description: 'O que o visitante pediu, com a referência e o caminho para o estado do pedido.',
  attributes: {},
  minHeight: { small: 560, wide: 520 },
  wake: 'now',
  placeholder: {
    text: 'O resumo não abriu. O teu pedido está guardado.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  inStories: false,
  examples: [],
})
