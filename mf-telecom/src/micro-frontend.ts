import { defineMicroFrontend, type RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { flowParameters } from 'shared-lib/funnel/funnel-address'
import { firstAddress, funnelGuard, funnelTitle } from 'shared-lib/funnel/funnel-guard'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { flowLeadFields } from 'shared-lib/funnel/lead-fields'
import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { telecomFigures } from './figures/telecom.figures'
import { telecomFunnel } from './funnel/telecom.funnel'
import { validateTelecomLead } from './funnel/telecom.lead'
import { telecomDetailsContract } from './widgets/telecom-details/telecom-details.contract'
import { telecomFunnelContract } from './widgets/telecom-funnel/telecom-funnel.contract'
import { telecomResultsContract } from './widgets/telecom-results/telecom-results.contract'
import { telecomSummaryContract } from './widgets/telecom-summary/telecom-summary.contract'

const vertical = verticalCodes.telecom
const answers = flowParameters(telecomFunnel)
const addresses = journeyAddresses(telecomFunnel)
const firstPath = firstAddress(telecomFunnel)
const titleOf = (call: RouteCall) => funnelTitle(telecomFunnel, call)
const stepPath = `${telecomFunnel.path}/:step`

const simulate = {
  widget: telecomFunnelContract.tag,
  layout: 'funnel',
  vertical,
  title: telecomFunnel.title,
  description: 'Diz o que procuras em TV, internet e telemóvel e recebe propostas para a tua morada.',
  guard: 'funnel',
  query: answers,
  journey: 'Simulação',
} as const

/** The telecom vertical: TV, internet, voice and mobile packages for homes. It has no offers to rank yet. */
export default defineMicroFrontend({
  name: 'mf-telecom',
  owner: 'Equipa Telecom',
  widgets: [telecomFunnelContract, telecomDetailsContract, telecomResultsContract, telecomSummaryContract],
  routes: [
    { ...simulate, path: telecomFunnel.path },
    { ...simulate, path: firstPath },
    {
      ...simulate,
      path: addresses.details,
      widget: telecomDetailsContract.tag,
      title: 'Dados de contacto',
      description: 'Deixa o teu contacto e ligamos-te com propostas de TV, net e voz.',
      noIndex: true,
    },
    {
      ...simulate,
      path: stepPath,
      params: { step: [...telecomFunnel.steps.map(({ slug }) => slug), checkSlug] },
      noIndex: true,
    },
    {
      path: telecomFunnel.done,
      widget: telecomResultsContract.tag,
      layout: 'results',
      vertical,
      title: 'Resultados de TV, net e voz',
      description: 'O que a lei te garante na fidelização e como pedir propostas para a tua morada.',
      guard: 'funnel',
      query: answers,
      journey: 'Resultados',
      noIndex: true,
    },
    {
      path: addresses.summary,
      widget: telecomSummaryContract.tag,
      layout: 'contact',
      vertical,
      title: 'Resumo do pedido',
      description: 'O que pediste e a referência do teu pedido de TV, net e voz.',
      journey: 'Resumo',
      noIndex: true,
    },
    {
      path: addresses.contact,
      widget: telecomSummaryContract.tag,
      layout: 'contact',
      vertical,
      title: 'Contacto',
      description: 'O que se segue no teu pedido de TV, net e voz e como falar connosco.',
      journey: 'Contacto',
      noIndex: true,
    },
  ],
  guards: { funnel: (call: RouteCall) => funnelGuard(telecomFunnel, call) },
  titles: { [firstPath]: titleOf, [stepPath]: titleOf },
  figures: telecomFigures,
  leads: { telecom: validateTelecomLead },
  leadFields: { telecom: flowLeadFields(telecomFunnel) },
})
