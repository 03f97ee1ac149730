import { verticalCodes } from 'shared-lib/kit/funnel/vertical-codes'
import { defineJourney, type JourneyParts } from 'shared-lib/kit/journey/define-journey'
import { type NotebookFor, withNotebook } from 'shared-lib/kit/journey/with-notebook'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { termDepositCalculators } from './calculators/term-deposit.calculators'
import { depositFigures } from './data/figures'
import { depositOffers } from './data/offers/partner-offers'
import { interestTax, type Region } from './data/parameters/deposit-rules'
import { askedWords } from './page/funnel/asked-words'
import { termDepositFunnel } from './page/funnel/term-deposit.funnel'
import { termDepositJourney, todayName } from './page/funnel/term-deposit.journey'
import { loadDepositPlan, validateDepositLead } from './page/results/deposit-plan'
import { depositResults } from './page/results/deposit-query'
import { loadDepositResults } from './page/results/results.load'
import { tagDeposits } from './page/results/tag-deposits.load'
import { termDepositDetailsContract } from './page/widgets/term-deposit-details/term-deposit-details.contract'
import { termDepositFunnelContract } from './page/widgets/term-deposit-funnel/term-deposit-funnel.contract'
import { termDepositResultsContract } from './page/widgets/term-deposit-results/term-deposit-results.contract'
import { termDepositSummaryContract } from './page/widgets/term-deposit-summary/term-deposit-summary.contract'
import { depositNotebookFor } from './rules/term-deposit.notebook'

const journey = defineJourney({
  flow: termDepositFunnel,
  vertical: verticalCodes['term-deposit'],
  widgets: {
    funnel: termDepositFunnelContract,
    details: termDepositDetailsContract,
    results: termDepositResultsContract,
    summary: termDepositSummaryContract,
  },
  words: {
    of: termDepositJourney.of,
    simulate: 'Diz quanto e até quando, e vê que depósito rende mais depois do imposto e dos custos.',
    details: 'Deixa o teu contacto e ligamos-te com as taxas de hoje.',
    asked: askedWords,
    results: {
      title: 'Depósitos a prazo para ti',
      description: 'Depósitos por ordem do que ganhas até ao dia em que precisas do dinheiro.',
    },
  },
  results: {
    load: loadDepositResults,
    parameters: depositResults.parameters,
    calculator: 'deposit-ranking',
  },
  summary: { load: loadDepositPlan },
  chosen: {
    load: loadDepositPlan,
    lead: validateDepositLead,
    fields: ['id', 'name', 'resultCents', 'asOf', todayName].map((name) => ({
      name: `offer.${name}`,
      required: 'sometimes' as const,
    })),
  },
})

/** The notebook as it counts for a lead's own amount and region. */
const notebookFor: NotebookFor = (given, today) => {
  const { amount = 0, region = 'mainland' } = given as { readonly amount?: number; readonly region?: Region }
  const tax = tryValueOn(interestTax, toIsoDate(today))?.[region] ?? 0
  return depositNotebookFor(roundHalfUpToCent(amount), tax)
}

/** Everything that the product is to its micro-frontend. */
export const termDepositParts: JourneyParts = {
  ...withNotebook(journey, depositNotebookFor(cents(0), 0), notebookFor),
  calculators: termDepositCalculators,
  figures: depositFigures,
  offers: depositOffers,
  tagData: { [termDepositResultsContract.tag]: tagDeposits },
}
