import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/journey/define-journey'
import { withNotebook } from 'shared-lib/journey/with-notebook'
import { withProposal } from 'shared-lib/proposal/with-proposal'
import { telecomCalculators } from './calculators/telecom.calculators'
import { telecomVerdictCalculator } from './calculators/verdict.calculator'
import type { TelecomAnswers } from './domain/telecom.fields'
import { exitForm, exitPath } from './exit/exit.form'
import { telecomFigures } from './figures/telecom.figures'
import { telecomFunnel } from './funnel/telecom.funnel'
import { telecomJourney } from './funnel/telecom.journey'
import { chosenFields, loadChosenPackage, telecomLead } from './funnel/telecom.lead'
import { telecomNotebook } from './notebook/telecom-notebook'
import { packageOffers } from './offers/partner-offers'
import { loyaltyRules } from './parameters/loyalty-law'
import { pageParameters } from './results/page-address'
import { loadResults } from './results/results.load'
import { campaignFields, campaignLead } from './widgets/telecom-campaign/campaign.lead'
import { campaignData } from './widgets/telecom-campaign/campaign.load'
import { telecomCampaignContract } from './widgets/telecom-campaign/telecom-campaign.contract'
import { telecomDetailsContract } from './widgets/telecom-details/telecom-details.contract'
import { telecomExitContract } from './widgets/telecom-exit/telecom-exit.contract'
import { telecomFunnelContract } from './widgets/telecom-funnel/telecom-funnel.contract'
import {
  telecomProposal,
  telecomProposalContract,
} from './widgets/telecom-proposal/telecom-proposal.contract'
import { telecomRequest, telecomRequestContract } from './widgets/telecom-request/telecom-request.contract'
import { telecomResultsContract } from './widgets/telecom-results/telecom-results.contract'
import { telecomSummaryContract } from './widgets/telecom-summary/telecom-summary.contract'

const pages = defineJourney({
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
    simulate: 'Diz o que procuras e quanto pagas hoje: vês quanto custa sair e até que preço compensa mudar.',
    details: 'Deixa o teu contacto e ligamos-te com propostas de TV, net e voz.',
    results: {
      title: 'Resultados de TV, net e voz',
      description:
        'Quanto custa sair do contrato de hoje, se compensa mudar já, e as propostas por ordem do que custam.',
      calculator: 'telecom-exit-charge',
    },
  },
  results: { load: loadResults, parameters: pageParameters },
  chosen: { load: loadChosenPackage, lead: telecomLead, fields: chosenFields },
})
const journey = withProposal(
  withNotebook(
    pages,
    telecomNotebook(),
    // A proposal is held against what the visitor asks for.
    (answers, today) =>
      telecomNotebook(answers as TelecomAnswers, tryValueOn(loyaltyRules, toIsoDate(today))),
  ),
  {
    view: telecomProposal,
    contract: telecomProposalContract,
    calculator: telecomVerdictCalculator,
    request: { view: telecomRequest, contract: telecomRequestContract },
  },
)

/** The telecom vertical: TV, internet, voice and mobile packages for homes. */
export default defineMicroFrontend({
  name: 'mf-telecom',
  owner: 'Equipa Telecom',
  ...journey,
  widgets: [...journey.widgets, telecomCampaignContract, telecomExitContract],
  routes: [
    ...journey.routes,
    {
      path: exitPath,
      widget: telecomExitContract.tag,
      layout: 'default',
      vertical: verticalCodes.telecom,
      title: 'Quanto custa sair da fidelização',
      description:
        'Escreve a mensalidade e os meses que faltam e vê quanto custa sair hoje, com as duas contas da lei.',
      query: Object.keys(exitForm.fields),
      calculator: 'telecom-exit-charge',
    },
  ],
  tagData: { [telecomCampaignContract.tag]: campaignData },
  leads: { ...journey.leads, 'telecom-campaign': campaignLead },
  leadFields: { ...journey.leadFields, 'telecom-campaign': campaignFields },
  figures: telecomFigures,
  calculators: telecomCalculators,
  offers: packageOffers,
})
