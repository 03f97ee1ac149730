import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomResultsContract = defineWidget({
  tag: 'qp-telecom-results',
  title: 'Resultados de TV, net e voz',
  description:
    'Quanto custa sair do contrato de hoje, se compensa mudar, e as propostas por ordem do que custam.',
  attributes: {},
  events: {
    'results-shown': { vertical: 'text', offers: 'integer' },
    'proposal-added': { vertical: 'text', proposals: 'integer' },
  },
  minHeight: { small: 3000, wide: 2200 },
  wake: 'visible',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  inStories: false,
  examples: [],
})
