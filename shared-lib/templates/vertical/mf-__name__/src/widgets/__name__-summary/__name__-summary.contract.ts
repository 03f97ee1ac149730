import { defineWidget } from 'shared-lib/contract/define-widget'

export const __name__SummaryContract = defineWidget({
  tag: 'qp-__name__-summary',
  title: 'Resumo do pedido: __title__',
  description:
    'O pedido depois de enviado: quando ligamos, o que ter à mão, os quatro passos e a ligação secreta.',
  attributes: {},
  minHeight: { small: 1560, wide: 1300 },
  wake: 'now',
  placeholder: {
    text: 'O resumo não abriu. O teu pedido está guardado.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  inStories: false,
  examples: [],
})
