import type { MicroFrontendDefinition, RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { flowParameters } from 'shared-lib/kit/funnel/funnel-address'
import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/kit/journey/define-journey'
import { withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { withProposal } from 'shared-lib/kit/proposal/with-proposal'
import { insuranceCalculators } from './calculators/insurance.calculators'
import { insuranceVerdictCalculator } from './calculators/verdict.calculator'
import { insuranceFigures } from './data/figures'
import type { InsuranceAnswers } from './fields'
import { accidentForm, lossForm } from './page/accident/accident-forms'
import { askedWords } from './page/funnel/asked-words'
import { insuranceFunnel } from './page/funnel/insurance.funnel'
import { insuranceJourney } from './page/funnel/insurance.journey'
import { accidentPath, briefPath, renewalPath } from './page/funnel/insurance.paths'
import { renewalForm, saleForm } from './page/renewal/renewal-forms'
import { toolParameters } from './page/results/tool-forms'
import { sentNames } from './page/results/tool-names'
import { insuranceAccidentContract } from './page/widgets/insurance-accident/insurance-accident.contract'
import { insuranceBriefContract } from './page/widgets/insurance-brief/insurance-brief.contract'
import { insuranceCoversContract } from './page/widgets/insurance-covers/insurance-covers.contract'
import { insuranceDetailsContract } from './page/widgets/insurance-details/insurance-details.contract'
import { insuranceFunnelContract } from './page/widgets/insurance-funnel/insurance-funnel.contract'
import {
  insuranceProposal,
  insuranceProposalContract,
} from './page/widgets/insurance-proposal/insurance-proposal.contract'
import { insuranceRenewalContract } from './page/widgets/insurance-renewal/insurance-renewal.contract'
import { insuranceResultsContract } from './page/widgets/insurance-results/insurance-results.contract'
import { insuranceSummaryContract } from './page/widgets/insurance-summary/insurance-summary.contract'
import { insuranceNotebook } from './rules/insurance.notebook'

const vertical = verticalCodes['car-insurance']

const journey = withProposal(
  withNotebook(
    defineJourney({
      flow: insuranceFunnel,
      vertical,
      widgets: {
        funnel: insuranceFunnelContract,
        details: insuranceDetailsContract,
        results: insuranceResultsContract,
        summary: insuranceSummaryContract,
      },
      words: {
        of: insuranceJourney.of,
        simulate: 'Diz o que queres segurar e vê que acidentes paga cada seguro de carro ou de mota.',
        details: 'Deixa o teu contacto e ligamos-te com propostas iguais de várias seguradoras.',
        asked: askedWords,
        results: {
          title: 'O que cada seguro paga',
          description: 'Que acidentes ficam por tua conta, as tuas datas e as propostas lado a lado.',
          calculator: 'insurance-cover',
        },
      },
      results: { parameters: [...toolParameters, ...sentNames.results] },
    }),
    insuranceNotebook(),
    // A quote is held against what the visitor asks for.
    (answers) => insuranceNotebook((answers as InsuranceAnswers).insuranceType),
  ),
  { view: insuranceProposal, contract: insuranceProposalContract, calculator: insuranceVerdictCalculator },
)

/** Pages outside the journey, each of one widget. */
const beside: readonly RouteDefinition[] = [
  {
    path: accidentPath,
    widget: insuranceAccidentContract.tag,
    layout: 'default',
    vertical,
    title: 'Tiveste um acidente: prazos, IDS e perda total',
    description: 'Vê se a tua seguradora trata de tudo, até quando tem de responder e se é perda total.',
    query: [...Object.keys(accidentForm.fields), ...Object.keys(lossForm.fields), ...sentNames.accident],
    calculator: 'insurance-claim-deadlines',
  },
  {
    path: renewalPath,
    widget: insuranceRenewalContract.tag,
    layout: 'default',
    vertical,
    title: 'Até quando podes mudar de seguro',
    description: 'O último dia para travar a renovação, quando simular e o que recebes se venderes o carro.',
    query: [...Object.keys(renewalForm.fields), ...Object.keys(saleForm.fields), ...sentNames.renewal],
    calculator: 'insurance-renewal',
  },
  {
    path: briefPath,
    widget: insuranceBriefContract.tag,
    layout: 'default',
    vertical,
    title: 'Pedido de proposta de seguro',
    description: 'Uma folha igual para todas as seguradoras, com as coberturas que queres e sete perguntas.',
    query: flowParameters(insuranceFunnel),
    noIndex: true,
  },
]

/** The insurance vertical: cars and motorbikes. No insurer publishes prices: it is exact about covers, taxes and days. */
export const insuranceParts = {
  ...journey,
  widgets: [
    ...journey.widgets,
    insuranceCoversContract,
    insuranceRenewalContract,
    insuranceAccidentContract,
    insuranceBriefContract,
  ],
  routes: [...journey.routes, ...beside],
  calculators: insuranceCalculators,
  figures: insuranceFigures,
} satisfies Omit<MicroFrontendDefinition, 'name' | 'owner'>
