import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomDetailsContract = defineWidget({
  tag: 'qp-telecom-details',
  title: 'Dados de contacto de TV, net e voz',
  description: 'Formulário em que o visitante deixa o contacto para receber propostas.',
  attributes: {},
  events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
  minHeight: { small: 900, wide: 820 },
  wake: 'now',
  placeholder: {
    text: 'O formulário de contacto não abriu.',
    href: '/tv-net-voz/simular',
    linkText: 'Voltar à simulação',
  },
  inStories: false,
  examples: [],
})
