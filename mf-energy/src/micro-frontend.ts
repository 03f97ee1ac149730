import { defineMicroFrontend, type RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { flowParameters } from 'shared-lib/funnel/funnel-address'
import { firstAddress, funnelGuard, funnelTitle } from 'shared-lib/funnel/funnel-guard'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { energyBillCalculator } from './calculators/energy-bill.calculator'
import { energyRankingCalculator } from './calculators/energy-ranking.calculator'
import { energyFigures } from './figures/energy.figures'
import { validateEnergyLead } from './funnel/energy.answers'
import { energyFunnel } from './funnel/energy.funnel'
import { energyLeadFields } from './funnel/energy.lead-fields'
import { loadChosenOffer, loadResults } from './results/results.load'
import { energyResults } from './results/results-query'
import { tagOffers } from './results/tag-offers.load'
import { energyDetailsContract } from './widgets/energy-details/energy-details.contract'
import { energyFunnelContract } from './widgets/energy-funnel/energy-funnel.contract'
import { energyOffersContract } from './widgets/energy-offers/energy-offers.contract'
import { energySummaryContract } from './widgets/energy-summary/energy-summary.contract'

const vertical = verticalCodes.energy
const answers = flowParameters(energyFunnel)
const addresses = journeyAddresses(energyFunnel)
const firstPath = firstAddress(energyFunnel)
const titleOf = (call: RouteCall) => funnelTitle(energyFunnel, call)
const stepPath = `${energyFunnel.path}/:step`

const simulate = {
  widget: energyFunnelContract.tag,
  layout: 'energy',
  vertical,
  title: energyFunnel.title,
  description: 'Responde a poucas perguntas e compara as tarifas de eletricidade e gás para a tua casa.',
  guard: 'funnel',
  query: answers,
  journey: 'Simulação',
} as const

/** The energy vertical: electricity and natural gas for homes of mainland Portugal. */
export default defineMicroFrontend({
  name: 'mf-energy',
  owner: 'Equipa Energia',
  widgets: [energyFunnelContract, energyDetailsContract, energyOffersContract, energySummaryContract],
  routes: [
    { ...simulate, path: energyFunnel.path },
    { ...simulate, path: firstPath },
    {
      ...simulate,
      path: addresses.details,
      widget: energyDetailsContract.tag,
      title: 'Dados de contacto',
      description: 'Deixa o teu contacto e ligamos-te para tratar da mudança de energia.',
      noIndex: true,
    },
    {
      ...simulate,
      path: stepPath,
      params: { step: [...energyFunnel.steps.map(({ slug }) => slug), checkSlug] },
      noIndex: true,
    },
    {
      path: energyFunnel.done,
      widget: energyOffersContract.tag,
      layout: 'results',
      vertical,
      title: 'Resultados de energia',
      description: 'Tarifas de eletricidade e gás por ordem de custo anual para as tuas respostas.',
      guard: 'funnel',
      query: [...answers, ...energyResults.parameters],
      journey: 'Resultados',
      noIndex: true,
    },
    {
      path: addresses.summary,
      widget: energySummaryContract.tag,
      layout: 'contact',
      vertical,
      title: 'Resumo do pedido',
      description: 'O que pediste e a referência do teu pedido de energia.',
      journey: 'Resumo',
      noIndex: true,
    },
    {
      path: addresses.contact,
      widget: energySummaryContract.tag,
      layout: 'contact',
      vertical,
      title: 'Contacto',
      description: 'O que se segue no teu pedido de energia e como falar connosco.',
      journey: 'Contacto',
      noIndex: true,
    },
  ],
  guards: { funnel: (call: RouteCall) => funnelGuard(energyFunnel, call) },
  tagData: { [energyOffersContract.tag]: tagOffers },
  load: { [energyFunnel.done]: loadResults, [addresses.details]: loadChosenOffer },
  titles: { [firstPath]: titleOf, [stepPath]: titleOf },
  leads: { energy: validateEnergyLead },
  leadFields: { energy: energyLeadFields },
  figures: energyFigures,
  calculators: { 'energy-bill': energyBillCalculator, 'energy-ranking': energyRankingCalculator },
})
