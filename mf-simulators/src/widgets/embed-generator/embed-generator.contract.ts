import { defineWidget } from 'shared-lib/contract/define-widget'

export const embedGeneratorContract = defineWidget({
  tag: 'qp-embed-generator',
  title: 'Gerador de código das calculadoras',
  description: 'Escolhe-se uma calculadora, vê-se como fica e copia-se o código para outra página.',
  attributes: {},
  minHeight: { small: 1800, wide: 1500 },
  wake: 'now',
  placeholder: {
    text: 'O gerador não abriu.',
    href: '/simuladores',
    linkText: 'Ver as calculadoras',
  },
  inStories: false,
  examples: [],
})
