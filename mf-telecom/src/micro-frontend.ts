import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/journey/define-journey'
import { telecomCalculators } from './calculators/telecom.calculators'
import { telecomFigures } from './figures/telecom.figures'
import { telecomFunnel } from './funnel/telecom.funnel'
import { telecomJourney } from './funnel/telecom.journey'
import { telecomDetailsContract } from './widgets/telecom-details/telecom-details.contract'
import { telecomFunnelContract } from './widgets/telecom-funnel/telecom-funnel.contract'
import { telecomResultsContract } from './widgets/telecom-results/telecom-results.contract'
import { telecomSummaryContract } from './widgets/telecom-summary/telecom-summary.contract'

const journey = defineJourney({
  flow: telecomFunnel,
  vertical: verticalCodes.telecom,
  widgets: {
    funnel: telecomFunnelContract,
    details: telecomDetailsContract,
    results: telecomResultsContract,
    summary: telecomSummaryContract,
  },
  words: {
    of: telecomJourney.of,
    simulate: 'Diz o que procuras em TV, internet e telemóvel e recebe propostas para a tua morada.',
    details: 'Deixa o teu contacto e ligamos-te com propostas de TV, net e voz.',
    results: {
      title: 'Resultados de TV, net e voz',
      description: 'O que a lei te garante na fidelização e como pedir propostas para a tua morada.',
    },
  },
})

/** The telecom vertical: TV, internet, voice and mobile packages for homes. It has no offers to rank yet. */
export default defineMicroFrontend({
  name: 'mf-telecom',
  owner: 'Equipa Telecom',
  ...journey,
  widgets: [...journey.widgets],
  figures: telecomFigures,
  calculators: telecomCalculators,
})
