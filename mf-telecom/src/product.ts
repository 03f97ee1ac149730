import type { MicroFrontendDefinition } from 'shared-lib/contract/define-micro-frontend'
import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/kit/journey/define-journey'
import { withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { withProposal } from 'shared-lib/kit/proposal/with-proposal'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { telecomCalculators } from './calculators/telecom.calculators'
import { telecomVerdictCalculator } from './calculators/verdict.calculator'
import { telecomFigures } from './data/figures'
import { packageOffers } from './data/offers/partner-offers'
import { loyaltyRules } from './data/parameters/loyalty-law'
import type { TelecomAnswers } from './fields'
import { exitForm, exitPath } from './page/exit/exit.form'
import { askedWords } from './page/funnel/asked-words'
import { telecomFunnel } from './page/funnel/telecom.funnel'
import { telecomJourney } from './page/funnel/telecom.journey'
import { chosenFields, loadChosenPackage, telecomLead } from './page/funnel/telecom.lead'
import { pageParameters } from './page/results/page-address'
import { loadResults } from './page/results/results.load'
import { campaignFields, campaignLead } from './page/widgets/telecom-campaign/campaign.lead'
import { campaignData } from './page/widgets/telecom-campaign/campaign.load'
import { telecomCampaignContract } from './page/widgets/telecom-campaign/telecom-campaign.contract'
import { telecomDetailsContract } from './page/widgets/telecom-details/telecom-details.contract'
import { telecomExitContract } from './page/widgets/telecom-exit/telecom-exit.contract'
import { telecomFunnelContract } from './page/widgets/telecom-funnel/telecom-funnel.contract'
import {
  telecomProposal,
  telecomProposalContract,
} from './page/widgets/telecom-proposal/telecom-proposal.contract'
import {
  telecomRequest,
  telecomRequestContract,
} from './page/widgets/telecom-request/telecom-request.contract'
import { telecomResultsContract } from './page/widgets/telecom-results/telecom-results.contract'
import { telecomSummaryContract } from './page/widgets/telecom-summary/telecom-summary.contract'
import { telecomNotebook } from './rules/telecom.notebook'

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
    simulate:
      'Diz o que procuras e vê os pacotes com tudo isso, quanto custa sair e até que preço compensa mudar.',
    details: 'Deixa o teu contacto e ligamos-te com propostas de TV, net e voz.',
    asked: askedWords,
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
export const telecomParts = {
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
} satisfies Omit<MicroFrontendDefinition, 'name' | 'owner'>
