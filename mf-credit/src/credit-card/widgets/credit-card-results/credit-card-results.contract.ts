import { defineWidget } from 'shared-lib/contract/define-widget'
import { creditCardJourney } from '../../funnel/credit-card.journey'

export const creditCardResultsContract = defineWidget({
  tag: 'qp-credit-card-results',
  title: 'Custo e lista de cartões de crédito',
  description: 'O que custa um cartão como cada um o usa, como acabar com a dívida, e os cartões publicados.',
  attributes: {},
  events: {
    'results-shown': { vertical: 'text', offers: 'integer' },
    'filter-changed': { vertical: 'text', offers: 'integer' },
    'offers-compared': { vertical: 'text', offers: 'integer' },
    'proposal-added': { vertical: 'text', proposals: 'integer' },
  },
  minHeight: { small: 1480, wide: 1180 },
  wake: 'visible',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: creditCardJourney.done,
    linkText: creditCardJourney.start,
  },
  inStories: false,
  examples: [],
})
