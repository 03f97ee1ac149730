import { defineWidget } from 'shared-lib/contract/define-widget'

export const energySummaryContract = defineWidget({
  tag: 'qp-energy-summary',
  title: 'Resumo do pedido de energia',
  description:
    'O pedido depois de enviado: quando ligamos, o que ter à mão, os quatro passos e a ligação secreta.',
  attributes: {},
  minHeight: { small: 1560, wide: 1300 },
  wake: 'now',
  placeholder: {
    text: 'O resumo não abriu. O teu pedido está guardado.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  inStories: false,
  examples: [],
})
