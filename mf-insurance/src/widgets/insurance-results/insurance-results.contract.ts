import { defineWidget } from 'shared-lib/contract/define-widget'

export const insuranceResultsContract = defineWidget({
  tag: 'qp-insurance-results',
  title: 'Resultados de seguro',
  description: 'Que acidentes paga cada seguro, datas, contas ao prémio e caderno de propostas.',
  attributes: {},
  events: {
    'results-shown': { vertical: 'text', offers: 'integer' },
    'proposal-added': { vertical: 'text', proposals: 'integer' },
  },
  minHeight: { small: 4200, wide: 3200 },
  wake: 'visible',
  placeholder: {
    text: 'Os resultados do seguro não abriram aqui.',
    href: '/seguros/simular',
    linkText: 'Simular seguro',
  },
  inStories: false,
  examples: [],
})
