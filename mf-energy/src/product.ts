import type { LeadField, MicroFrontendDefinition } from 'shared-lib/contract/define-micro-frontend'
import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/kit/journey/define-journey'
import { energyBillCalculator } from './calculators/energy-bill.calculator'
import { energyRankingCalculator } from './calculators/energy-ranking.calculator'
import { energyFigures } from './data/figures'
import { energyOffers } from './data/offers/partner-offers'
import { askedWords } from './page/funnel/asked-words'
import { energyFunnel } from './page/funnel/energy.funnel'
import { energyJourney } from './page/funnel/energy.journey'
import { validateEnergyLead } from './page/funnel/energy.lead'
import { loadPriceRanges } from './page/results/price-ranges.load'
import { loadChosenOffer, loadResults } from './page/results/results.load'
import { energyResults } from './page/results/results-query'
import { tagOffers } from './page/results/tag-offers.load'
import { energyDetailsContract } from './page/widgets/energy-details/energy-details.contract'
import { energyFunnelContract } from './page/widgets/energy-funnel/energy-funnel.contract'
import { energyOffersContract } from './page/widgets/energy-offers/energy-offers.contract'
import { energyPriceContract } from './page/widgets/energy-price/energy-price.contract'
import { energySummaryContract } from './page/widgets/energy-summary/energy-summary.contract'

/** Of the offer that was chosen, when one was. Apart from the rules: no browser needs the list. */
const chosenOfferFields: readonly LeadField[] = ['id', 'name', 'yearlyCents', 'asOf'].map((name) => ({
  name: `offer.${name}`,
  required: 'sometimes' as const,
}))

const journey = defineJourney({
  flow: energyFunnel,
  vertical: verticalCodes.energy,
  layout: 'energy',
  widgets: {
    funnel: energyFunnelContract,
    details: energyDetailsContract,
    results: energyOffersContract,
    summary: energySummaryContract,
  },
  words: {
    of: energyJourney.of,
    simulate: 'Responde a poucas perguntas e compara as tarifas de eletricidade e gás para a tua casa.',
    details: 'Deixa o teu contacto e ligamos-te para tratar da mudança de energia.',
    asked: askedWords,
    results: {
      title: 'Resultados de energia',
      description: 'Tarifas de eletricidade e gás por ordem de custo anual para as tuas respostas.',
    },
  },
  results: { load: loadResults, parameters: energyResults.parameters },
  chosen: { load: loadChosenOffer, lead: validateEnergyLead, fields: chosenOfferFields },
})

/** The energy vertical: electricity and natural gas for homes of mainland Portugal. */
export const energyParts = {
  ...journey,
  widgets: [...journey.widgets, energyPriceContract],
  tagData: { [energyOffersContract.tag]: tagOffers, [energyPriceContract.tag]: loadPriceRanges },
  figures: energyFigures,
  offers: energyOffers,
  calculators: { 'energy-bill': energyBillCalculator, 'energy-ranking': energyRankingCalculator },
} satisfies Omit<MicroFrontendDefinition, 'name' | 'owner'>
