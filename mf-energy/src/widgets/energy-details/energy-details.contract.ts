import { defineWidget } from 'shared-lib/contract/define-widget'

export const energyDetailsContract = defineWidget({
  tag: 'qp-energy-details',
  title: 'Dados de contacto de energia',
  description: 'Formulário em que o visitante deixa o contacto, depois de ver os preços.',
  attributes: {},
  events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
  minHeight: { small: 900, wide: 820 },
  wake: 'now',
  placeholder: {
    text: 'O formulário de contacto não abriu.',
    href: '/energia/simular',
    linkText: 'Voltar à simulação',
  },
  inStories: false,
  examples: [],
})
