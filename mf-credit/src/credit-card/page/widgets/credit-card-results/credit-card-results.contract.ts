import { eventsOf } from 'shared-lib/contract/widget-events'
import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { creditCardJourney } from '../../funnel/credit-card.journey'

export const creditCardResultsContract = resultsContract(creditCardJourney, {
  title: 'Custo e lista de cartões de crédito',
  description: 'O que custa um cartão como cada um o usa, como acabar com a dívida, e os cartões publicados.',
  attributes: {},
  events: eventsOf('results-shown', 'filter-changed', 'offers-compared', 'proposal-added'),
  minHeight: { small: 1480, wide: 1180 },
  missing: 'Esta página não abriu aqui.',
  inStories: false,
})
