import { homeLoan } from 'shared-lib/rules/credit/home-loan/home-loan'
import type { HomeLoanInput, HomeLoanResult } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Cents } from 'shared-lib/rules/money/cents'
import { usualCosts } from 'shared-lib/rules/property/usual-costs'
import type { HomeLoanAnswers } from '../fields'
import { loanInput, type ResultsOptions } from './assumed-loan'
import { newLoanCosts } from './results-options.fields'

/** Costs of a new loan: those of the options, and the usual ones for the others. */
function costsOf(input: HomeLoanInput, result: HomeLoanResult, options: ResultsOptions) {
  const usual = usualCosts(input, result)
  const own: Partial<Pick<HomeLoanInput, keyof typeof newLoanCosts>> = Object.fromEntries(
    Object.entries(options).filter(([name]) => name in newLoanCosts),
  )
  return {
    ...(usual && {
      openingFees: usual.openingFees,
      registrationCosts: usual.registrationCosts,
      monthlyInsurance: usual.monthlyInsurance,
    }),
    ...own,
  }
}

/** The same loan with its costs: TAEG and MTIC need them. */
export function pricedLoan(input: HomeLoanInput, result: HomeLoanResult, options: ResultsOptions) {
  const costs = costsOf(input, result, options)
  const priced = homeLoan({ ...input, ...costs, wantToBorrow: result.amount })
  return { ...('result' in priced ? priced.result : result), costs }
}

export interface RateKind {
  readonly rateType: 'fixed' | 'mixed' | 'variable'
  readonly instalment: Cents
  /** After the fixed years of a mixed loan. */
  readonly laterInstalment?: Cents | undefined
  readonly fixedYears?: number | undefined
  readonly taeg?: number | undefined
  readonly mtic?: Cents | undefined
}

/** The loan with each kind of rate at the averages of new contracts, everything else alike. */
export const rateKinds = (
  answers: HomeLoanAnswers,
  options: ResultsOptions,
  on: IsoDate,
): readonly RateKind[] =>
  (['fixed', 'mixed', 'variable'] as const).flatMap((rateType) => {
    const { tan: _tan, spread: _spread, variableTan: _variable, ...rest } = options
    const input = loanInput({ ...answers, rateType }, rest, on)
    const outcome = input && homeLoan(input)
    if (!outcome || 'problems' in outcome) return []
    const { instalment, laterInstalment } = outcome.result
    const { taeg, mtic } = pricedLoan(input, outcome.result, options)
    const { fixedYears } = input
    return [{ rateType, instalment, laterInstalment, fixedYears, taeg, mtic }]
  })
