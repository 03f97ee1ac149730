import { defineWidget } from 'shared-lib/contract/define-widget'

export const homeLoanResultsContract = defineWidget({
  tag: 'qp-home-loan-results',
  title: 'Resultados do crédito habitação',
  description:
    'Prestação, TAEG, dinheiro próprio e limites, ou a poupança de mudar de banco; o caderno de propostas e a FINE.',
  attributes: {},
  events: {
    'results-shown': { vertical: 'text', offers: 'integer' },
    'proposal-added': { vertical: 'text', proposals: 'integer' },
  },
  minHeight: { small: 5200, wide: 3800 },
  wake: 'visible',
  placeholder: {
    text: 'Os resultados não abriram aqui.',
    href: '/credito-habitacao/simular',
    linkText: 'Simular crédito habitação',
  },
  inStories: false,
  examples: [],
})
