import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomSummaryContract = defineWidget({
  tag: 'qp-telecom-summary',
  title: 'Resumo do pedido de TV, net e voz',
  description:
    'O pedido depois de enviado: quando ligamos, o que ter à mão, os quatro passos e a ligação secreta.',
  attributes: {},
  minHeight: { small: 1560, wide: 1300 },
  wake: 'now',
  placeholder: {
    text: 'O resumo não abriu. O teu pedido está guardado.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  inStories: false,
  examples: [],
})
