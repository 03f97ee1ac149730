import { eventsOf } from 'shared-lib/contract/widget-events'
import { resultsContract } from 'shared-lib/kit/journey/journey.contract'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomResultsContract = resultsContract(telecomJourney, {
  title: 'Resultados de TV, net e voz',
  description:
    'Quanto custa sair do contrato de hoje, se compensa mudar, e as propostas por ordem do que custam.',
  attributes: {},
  events: eventsOf('results-shown', 'filter-changed', 'offers-compared', 'proposal-added'),
  minHeight: { small: 3000, wide: 2200 },
  missing: 'Esta página não abriu aqui.',
  inStories: false,
})
