import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { verticalCodes } from 'shared-lib/funnel/vertical-codes'
import { defineJourney, type JourneyParts } from 'shared-lib/journey/define-journey'
import { type NotebookFor, withNotebook } from 'shared-lib/journey/with-notebook'
import { cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import { termDepositCalculators } from './calculators/term-deposit.calculators'
import { depositNotebookFor } from './domain/term-deposit.notebook'
import { depositFigures } from './figures/deposit.figures'
import { termDepositFunnel } from './funnel/term-deposit.funnel'
import { termDepositJourney } from './funnel/term-deposit.journey'
import { depositOffers } from './offers/partner-offers'
import { interestTax, type Region } from './parameters/deposit-rules'
import { loadDepositPlan, validateDepositLead } from './results/deposit-plan'
import { depositResults } from './results/deposit-query'
import { loadDepositResults } from './results/results.load'
import { tagDeposits } from './results/tag-deposits.load'
import { todayName } from './results/today.field'
import { termDepositDetailsContract } from './widgets/term-deposit-details/term-deposit-details.contract'
import { termDepositFunnelContract } from './widgets/term-deposit-funnel/term-deposit-funnel.contract'
import { termDepositResultsContract } from './widgets/term-deposit-results/term-deposit-results.contract'
import { termDepositSummaryContract } from './widgets/term-deposit-summary/term-deposit-summary.contract'

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
    results: {
      title: 'Depósitos a prazo para ti',
      description: 'Depósitos por ordem do que ganhas até ao dia em que precisas do dinheiro.',
    },
  },
  results: {
    load: loadDepositResults,
    parameters: [...depositResults.parameters, todayName],
    calculator: 'deposit-ranking',
  },
  summary: { load: loadDepositPlan },
  chosen: {
    load: loadDepositPlan,
    lead: validateDepositLead,
    fields: ['id', 'name', 'resultCents', 'asOf'].map((name) => ({
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
