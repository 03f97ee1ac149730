import { defineJourney } from 'shared-lib/kit/journey/define-journey'
import { withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { __camel__Funnel } from './page/funnel/__name__.funnel'
import { __camel__Journey } from './page/funnel/__name__.journey'
import { __camel__DetailsContract } from './page/widgets/__name__-details/__name__-details.contract'
import { __camel__FunnelContract } from './page/widgets/__name__-funnel/__name__-funnel.contract'
import { __camel__ResultsContract } from './page/widgets/__name__-results/__name__-results.contract'
import { __camel__SummaryContract } from './page/widgets/__name__-summary/__name__-summary.contract'
import { __camel__Notebook } from './rules/__name__.notebook'

const journey = defineJourney({
  flow: __camel__Funnel,
  widgets: {
    funnel: __camel__FunnelContract,
    details: __camel__DetailsContract,
    results: __camel__ResultsContract,
    summary: __camel__SummaryContract,
  },
  words: {
    of: __camel__Journey.of,
    simulate: 'Diz o que procuras, põe lado a lado as propostas que tens e pede outras.',
    details: 'Deixa o teu contacto e ligamos-te com propostas.',
    // What the page of a request repeats: with the answers, once there are more of them.
    asked: () => 'propostas para comparar',
    results: {
      title: 'Resultados: __title__',
      description: 'As propostas que tens, por ordem do que custam, e como pedir outras.',
    },
  },
})

/** Everything that the product is to its micro-frontend. */
export const __camel__Parts = withNotebook(journey, __camel__Notebook)
