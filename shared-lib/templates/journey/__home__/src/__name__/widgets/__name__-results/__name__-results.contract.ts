import { defineWidget } from 'shared-lib/contract/define-widget'

export const __camel__ResultsContract = defineWidget({
  tag: 'qp-__name__-results',
  title: 'Resultados: __title__',
  description: 'As propostas que o visitante tem, por ordem do que custam, e como pedir outras.',
  attributes: {},
  minHeight: { small: 1480, wide: 1180 },
  wake: 'visible',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  inStories: false,
  examples: [],
})
