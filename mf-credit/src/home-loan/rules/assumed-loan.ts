import type { AnswersOf } from 'shared-lib/kit/form/form'
import type { HomeLoanInput } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import { assumedRates } from 'shared-lib/rules/credit/parameters/assumed-rates'
import { usualTenor } from 'shared-lib/rules/credit/parameters/tenors'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { HomeLoanAnswers } from '../fields'
import { amountOf, monthsOf } from './home-loan-checks'
import type { optionFields } from './results-options.fields'

export type ResultsOptions = AnswersOf<typeof optionFields>

/** Rates without a proposal: the visitor's own, else averages. Fractions. */
interface AssumedLoan {
  readonly spread?: number | undefined
  readonly tan?: number | undefined
  /** Neither is the visitor's own. */
  readonly isAssumed: boolean
}

/** Undefined on days without averages, unless the visitor gave a rate. */
export function assumedLoan(
  { rateType }: HomeLoanAnswers,
  options: ResultsOptions,
  on: IsoDate,
): AssumedLoan | undefined {
  if (rateType === 'variable' && options.variableTan !== undefined)
    return { tan: options.variableTan, isAssumed: false }
  const averages = tryValueOn(assumedRates, on)
  const needsSpread = rateType !== 'fixed'
  const needsTan = rateType !== 'variable'
  const spread = needsSpread ? (options.spread ?? averages?.spread) : undefined
  const usual = rateType === 'fixed' ? averages?.fixedTan : averages?.mixedTan
  const tan = needsTan ? (options.tan ?? usual) : undefined
  if ((needsSpread && spread === undefined) || (needsTan && tan === undefined)) return undefined
  return {
    spread,
    tan,
    isAssumed: (needsSpread && options.spread === undefined) || (needsTan && options.tan === undefined),
  }
}

/** Which index counts, as the rules of a home loan take it. */
export const indexTerms = ({ euribor = usualTenor, otherEuribor }: ResultsOptions) => ({
  euriborType: euribor,
  otherEuribor,
})

const nothing = cents(0)

/** The answers as the rules of a home loan take them, without any cost; undefined while something is missing. */
export function loanInput(
  answers: HomeLoanAnswers,
  options: ResultsOptions,
  on: IsoDate,
): HomeLoanInput | undefined {
  const { propertyValue, valuation, age, rateType, fixedYears, housing = 'permanent' } = answers
  const months = monthsOf(answers)
  const wantToBorrow = amountOf(answers)
  const rates = assumedLoan(answers, options, on)
  if (!propertyValue || !wantToBorrow || !months || !rateType || !rates) return undefined
  return {
    propertyValue,
    valuation,
    wantToBorrow,
    wantToBorrowTime: months / 12,
    rateType,
    housing,
    age,
    spread: rates.spread,
    tan: rates.tan,
    ...indexTerms(options),
    ...(answers.loanType === 'transfer' && { movedDebt: wantToBorrow }),
    ...(rateType === 'mixed' && { fixedYears: fixedYears ?? 3 }),
    isRetired: false,
    hasDuodecimals: 'yes',
    otherInstalments: nothing,
    openingFees: nothing,
    registrationCosts: nothing,
    monthlyFee: nothing,
    monthlyInsurance: nothing,
    assessmentDate: on,
    earlyRepaymentKeeps: 'term',
    isFirstHome: false,
  }
}
