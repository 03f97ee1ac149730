import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { defineJourney } from 'shared-lib/journey/define-journey'
import { withNotebook } from 'shared-lib/journey/with-notebook'
import { withProposal } from 'shared-lib/proposal/with-proposal'
import { limitsKind } from '../limits/limits-kind'
import { homeLoanCalculators } from './calculators/home-loan.calculators'
import { homeVerdictCalculator } from './calculators/verdict.calculator'
import { homeLoanNotebook } from './domain/home-loan.notebook'
import { productsParameters } from './domain/products.form'
import { homeLoanFigures } from './figures/home-loan.figures'
import { homeLoanFunnel } from './funnel/home-loan.funnel'
import { homeLoanJourney } from './funnel/home-loan.journey'
import { homeLoanOffers } from './offers/partner-offers'
import { checkHomeLoanLead, chosenOfferFields, loadChosenOffer } from './results/chosen-offer'
import { loadHomeLoan } from './results/home-loan.load'
import { homeLoanResults } from './results/home-loan-query'
import { notebookOfLead } from './results/lead-notebook'
import { tagHomeLoan } from './results/tag-answer.load'
import { homeLoanDetailsContract } from './widgets/home-loan-details/home-loan-details.contract'
import { homeLoanFunnelContract } from './widgets/home-loan-funnel/home-loan-funnel.contract'
import {
  homeLoanProposal,
  homeLoanProposalContract,
} from './widgets/home-loan-proposal/home-loan-proposal.contract'
import {
  homeLoanRequest,
  homeLoanRequestContract,
} from './widgets/home-loan-request/home-loan-request.contract'
import { homeLoanResultsContract } from './widgets/home-loan-results/home-loan-results.contract'
import { homeLoanSummaryContract } from './widgets/home-loan-summary/home-loan-summary.contract'

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
