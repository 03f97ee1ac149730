import { defineWidget } from 'shared-lib/contract/define-widget'

export const __camel__ResultsContract = defineWidget({
  tag: 'qp-__name__-results',
  title: 'Resultados: __title__',
  description: 'Diz que ainda não há preços e como pedir propostas.',
  attributes: {},
  minHeight: { small: 640, wide: 520 },
  wake: 'interaction',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  inStories: false,
  examples: [],
})
