import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/kit/journey/define-journey'
import { withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { withProposal } from 'shared-lib/kit/proposal/with-proposal'
import { limitsKind } from '../limits/limits-kind'
import { homeLoanCalculators } from './calculators/home-loan.calculators'
import { homeVerdictCalculator } from './calculators/verdict.calculator'
import { homeLoanFigures } from './data/figures'
import { homeLoanOffers } from './data/offers/partner-offers'
import { homeLoanFunnel } from './page/funnel/home-loan.funnel'
import { homeLoanJourney } from './page/funnel/home-loan.journey'
import { askedChange, askedWords } from './page/results/asked-words'
import { checkHomeLoanLead, chosenOfferFields, loadChosenOffer } from './page/results/chosen-offer'
import { loadHomeLoan } from './page/results/home-loan.load'
import { homeLoanResults } from './page/results/home-loan-query'
import { notebookOfLead } from './page/results/lead-notebook'
import { tagHomeLoan } from './page/results/tag-answer.load'
import { homeLoanDetailsContract } from './page/widgets/home-loan-details/home-loan-details.contract'
import { homeLoanFunnelContract } from './page/widgets/home-loan-funnel/home-loan-funnel.contract'
import {
  homeLoanProposal,
  homeLoanProposalContract,
} from './page/widgets/home-loan-proposal/home-loan-proposal.contract'
import {
  homeLoanRequest,
  homeLoanRequestContract,
} from './page/widgets/home-loan-request/home-loan-request.contract'
import { homeLoanResultsContract } from './page/widgets/home-loan-results/home-loan-results.contract'
import { homeLoanSummaryContract } from './page/widgets/home-loan-summary/home-loan-summary.contract'
import { homeLoanNotebook } from './rules/home-loan.notebook'
import { productsParameters } from './rules/products.form'

const journey = defineJourney({
  flow: homeLoanFunnel,
  vertical: verticalCodes['home-loan'],
  widgets: {
    funnel: homeLoanFunnelContract,
    details: homeLoanDetailsContract,
    results: homeLoanResultsContract,
    summary: homeLoanSummaryContract,
  },
  words: {
    of: homeLoanJourney.of,
    simulate: 'Quanto pagas por mês, quanto precisas de ter e quanto poupas se mudares o crédito de banco.',
    details: 'Deixa o teu contacto e ligamos-te com propostas de crédito habitação.',
    asked: askedWords,
    change: askedChange,
    results: {
      title: 'Resultados do crédito habitação',
      description: 'Prestação, TAEG, limites e as propostas que tens, por ordem do que custam.',
    },
  },
  results: {
    load: loadHomeLoan,
    parameters: [...productsParameters, 'fineOn', ...homeLoanResults.parameters],
  },
  chosen: { load: loadChosenOffer, lead: checkHomeLoanLead, fields: chosenOfferFields },
})

/** Everything that the product is to its micro-frontend. */
export const homeLoanParts = {
  ...withProposal(withNotebook(journey, homeLoanNotebook, notebookOfLead), {
    view: homeLoanProposal,
    contract: homeLoanProposalContract,
    calculator: homeVerdictCalculator,
    request: { view: homeLoanRequest, contract: homeLoanRequestContract },
  }),
  calculators: homeLoanCalculators,
  figures: homeLoanFigures,
  offers: {
    ...homeLoanOffers,
    ...limitsKind(homeLoanFunnel, 'Limites do crédito habitação', [
      ...['propertyValue', 'wantToBorrow', 'borrowingPercentage', 'wantToBorrowTime', 'age'],
    ]),
  },
  tagData: { [homeLoanResultsContract.tag]: tagHomeLoan },
}
