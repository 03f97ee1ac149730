import { defineMicroFrontend, type RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { flowParameters } from 'shared-lib/funnel/funnel-address'
import { firstAddress, funnelGuard, funnelTitle } from 'shared-lib/funnel/funnel-guard'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { flowLeadFields } from 'shared-lib/funnel/lead-fields'
import { __name__Funnel } from './funnel/__name__.funnel'
import { validate__Name__Lead } from './funnel/__name__.lead'
import { __name__DetailsContract } from './widgets/__name__-details/__name__-details.contract'
import { __name__FunnelContract } from './widgets/__name__-funnel/__name__-funnel.contract'
import { __name__ResultsContract } from './widgets/__name__-results/__name__-results.contract'
import { __name__SummaryContract } from './widgets/__name__-summary/__name__-summary.contract'

const answers = flowParameters(__name__Funnel)
const addresses = journeyAddresses(__name__Funnel)
const stepPath = `${__name__Funnel.path}/:step`

const simulate = {
  widget: __name__FunnelContract.tag,
  layout: 'funnel',
  title: __name__Funnel.title,
  description: 'Diz o que procuras e recebe propostas.',
  guard: 'funnel',
  query: answers,
  journey: 'Simulação',
} as const

export default defineMicroFrontend({
  name: 'mf-__name__',
  owner: 'Equipa __title__',
  widgets: [
    __name__FunnelContract,
    __name__DetailsContract,
    __name__ResultsContract,
    __name__SummaryContract,
  ],
  routes: [
    { ...simulate, path: __name__Funnel.path },
    { ...simulate, path: firstAddress(__name__Funnel) },
    {
      ...simulate,
      path: addresses.details,
      widget: __name__DetailsContract.tag,
      title: 'Dados de contacto',
      description: 'Deixa o teu contacto e ligamos-te com propostas.',
      noIndex: true,
    },
    {
      ...simulate,
      path: stepPath,
      params: { step: [...__name__Funnel.steps.map(({ slug }) => slug), checkSlug] },
      noIndex: true,
    },
    {
      path: __name__Funnel.done,
      widget: __name__ResultsContract.tag,
      layout: 'results',
      title: 'Resultados: __title__',
      description: 'O que procuras e como pedir propostas.',
      guard: 'funnel',
      query: answers,
      journey: 'Resultados',
      noIndex: true,
    },
    {
      path: addresses.summary,
      widget: __name__SummaryContract.tag,
      layout: 'contact',
      title: 'Resumo do pedido',
      description: 'O que pediste e a referência do teu pedido.',
      journey: 'Resumo',
      noIndex: true,
    },
    {
      path: addresses.contact,
      widget: __name__SummaryContract.tag,
      layout: 'contact',
      title: 'Contacto',
      description: 'O que se segue no teu pedido e como falar connosco.',
      journey: 'Contacto',
      noIndex: true,
    },
  ],
  guards: { funnel: (call: RouteCall) => funnelGuard(__name__Funnel, call) },
  titles: { [stepPath]: (call: RouteCall) => funnelTitle(__name__Funnel, call) },
  leads: { __name__: validate__Name__Lead },
  leadFields: { __name__: flowLeadFields(__name__Funnel) },
})
