import { defineWidget } from 'shared-lib/contract/define-widget'

export const embedGeneratorContract = defineWidget({
  tag: 'qp-embed-generator',
  title: 'Gerador de código dos simuladores',
  description: 'Escolhe-se um simulador, vê-se como fica e copia-se o código para outra página.',
  attributes: {},
  minHeight: { small: 1800, wide: 1500 },
  wake: 'now',
  placeholder: {
    text: 'O gerador não abriu.',
    href: '/simuladores',
    linkText: 'Ver os simuladores',
  },
  inStories: false,
  examples: [],
})
