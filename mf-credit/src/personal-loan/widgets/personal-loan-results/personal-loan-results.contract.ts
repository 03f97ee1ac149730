import { defineWidget } from 'shared-lib/contract/define-widget'

export const personalLoanResultsContract = defineWidget({
  tag: 'qp-personal-loan-results',
  title: 'Resultados do crédito pessoal',
  description:
    'O máximo que a lei deixa cobrar, a taxa de esforço, o custo de cada prazo e as propostas do visitante por ordem.',
  attributes: {},
  events: {
    'results-shown': { vertical: 'text', offers: 'integer' },
    'proposal-added': { vertical: 'text', proposals: 'integer' },
  },
  minHeight: { small: 4800, wide: 4700 },
  wake: 'visible',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: '/credito-pessoal/simular',
    linkText: 'Simular crédito pessoal',
  },
  inStories: false,
  examples: [],
})
