import type { RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { addressOf, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { journeyAddresses } from 'shared-lib/kit/funnel/journey-addresses'
import { defineJourney, type JourneyParts } from 'shared-lib/kit/journey/define-journey'
import { withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { withProposal } from 'shared-lib/kit/proposal/with-proposal'
import { limitsKind } from '../limits/limits-kind'
import { personalLoanCalculators } from './calculators/personal-loan.calculators'
import { loanVerdictCalculator } from './calculators/verdict.calculator'
import { personalLoanFigures } from './data/figures'
import { askedChange, askedWords } from './page/funnel/asked-words'
import { personalLoanFunnel } from './page/funnel/personal-loan.funnel'
import { personalLoanJourney } from './page/funnel/personal-loan.journey'
import { eligibleLead } from './page/funnel/personal-loan.lead'
import { maximumData } from './page/maximum/maximum.data'
import { loadResults } from './page/results/results.load'
import { personalLoanDetailsContract } from './page/widgets/personal-loan-details/personal-loan-details.contract'
import { personalLoanFunnelContract } from './page/widgets/personal-loan-funnel/personal-loan-funnel.contract'
import { personalLoanMaximumContract } from './page/widgets/personal-loan-maximum/personal-loan-maximum.contract'
import {
  personalLoanProposal,
  personalLoanProposalContract,
} from './page/widgets/personal-loan-proposal/personal-loan-proposal.contract'
import {
  personalLoanRequest,
  personalLoanRequestContract,
} from './page/widgets/personal-loan-request/personal-loan-request.contract'
import { personalLoanResultsContract } from './page/widgets/personal-loan-results/personal-loan-results.contract'
import { personalLoanSummaryContract } from './page/widgets/personal-loan-summary/personal-loan-summary.contract'
import { ineligibleFor } from './rules/loan-request'
import { payoffForm } from './rules/payoff.form'
import { personalLoanNotebook } from './rules/personal-loan.notebook'

const journey = defineJourney({
  flow: personalLoanFunnel,
  vertical: 'PL',
  widgets: {
    funnel: personalLoanFunnelContract,
    details: personalLoanDetailsContract,
    results: personalLoanResultsContract,
    summary: personalLoanSummaryContract,
  },
  words: {
    of: personalLoanJourney.of,
    simulate:
      'Vê quanto podes pagar no máximo, se a prestação cabe no teu rendimento e qual das tuas propostas é a mais barata.',
    details: 'Deixa o teu contacto e ligamos-te com propostas de crédito pessoal.',
    asked: askedWords,
    change: askedChange,
    results: {
      title: 'O teu crédito pessoal em euros',
      description: 'O máximo que a lei deixa cobrar, o que o prazo custa e as tuas propostas por ordem.',
    },
  },
  results: { load: loadResults, parameters: Object.keys(payoffForm.fields) },
})

const { details } = journeyAddresses(personalLoanFunnel)

/** No contact form for visitors for whom no proposal can be requested: the results give the reason. */
const guard = (call: RouteCall) => {
  const raw = readQuery(personalLoanFunnel, call.query)
  return call.path === details && ineligibleFor(readAnswers(personalLoanFunnel, raw))
    ? { redirect: addressOf(personalLoanFunnel, personalLoanFunnel.done, raw) }
    : journey.guards[personalLoanFunnel.name]?.(call)
}

const pages = withProposal(
  withNotebook(
    {
      ...journey,
      guards: { [personalLoanFunnel.name]: guard },
      leads: Object.fromEntries(
        Object.entries(journey.leads).map(([name, lead]) => [name, eligibleLead(lead)]),
      ),
    },
    personalLoanNotebook,
  ),
  {
    view: personalLoanProposal,
    contract: personalLoanProposalContract,
    calculator: loanVerdictCalculator,
    request: { view: personalLoanRequest, contract: personalLoanRequestContract },
  },
)

/** Everything that the product is to its micro-frontend. */
export const personalLoanParts: JourneyParts = {
  ...pages,
  widgets: [...pages.widgets, personalLoanMaximumContract],
  tagData: { [personalLoanMaximumContract.tag]: maximumData },
  calculators: personalLoanCalculators,
  figures: personalLoanFigures,
  offers: limitsKind(personalLoanFunnel, 'Limites do crédito pessoal', [
    'wantToBorrowBase',
    'wantToBorrowTime',
  ]),
}
