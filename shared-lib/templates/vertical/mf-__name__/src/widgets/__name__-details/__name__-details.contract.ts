import { defineWidget } from 'shared-lib/contract/define-widget'

export const __name__DetailsContract = defineWidget({
  tag: 'qp-__name__-details',
  title: 'Dados de contacto: __title__',
  description: 'Formulário em que o visitante deixa o contacto para receber propostas.',
  attributes: {},
  events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
  minHeight: { small: 900, wide: 820 },
  wake: 'now',
  placeholder: {
    text: 'O formulário de contacto não abriu.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  inStories: false,
  examples: [],
})
