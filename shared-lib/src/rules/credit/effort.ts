import { tryValueOn } from '../dated/dated-parameter'
import type { IsoDate } from '../dates/iso-date'
import { type Cents, cents, timesCents } from '../money/cents'
import { annuityFactor } from './annuity'
import { effortLimit, lateIncomeCut, rateShock } from './parameters/rate-rules'

/** Rates of a loan over its months. */
export interface RatePlan {
  readonly kind: 'fixed' | 'variable' | 'mixed'
  readonly months: number
  /** Of the whole loan, or of the fixed period of a mixed one. */
  readonly rate: number
  /** Of a mixed loan: the variable rate after so many instalments at the fixed one. */
  readonly later?: { readonly rate: number; readonly after: number }
  /** Tax on interest within the instalment; a fraction of the interest. */
  readonly interestLevy?: number
  /** Tax on interest paid besides it. */
  readonly levyOnTop?: number | undefined
}

/** Rate shock on a day for a contract of so many months, by its whole term; none when the rate is fixed for good. */
export function shockOn(on: IsoDate, { kind, months }: RatePlan): number | undefined {
  if (kind === 'fixed') return 0
  const bands = tryValueOn(rateShock, on)
  return bands?.find(({ upToYears }) => upToYears === undefined || months <= upToYears * 12)?.shock
}

/** Left of one euro after so many of its instalments. */
const leftOfOne = (rate: number, months: number, paid: number) =>
  annuityFactor(rate, months) / annuityFactor(rate, months - paid)

/**
 * The instalment that is tested, for each euro lent: at the shocked rate; of a mixed loan the higher of the fixed
 * period's and the later one at the shocked rate on the remaining balance.
 */
function testedFactor(
  { months, rate, later, interestLevy = 0, levyOnTop = 0 }: RatePlan,
  shock: number,
): number {
  const paid = (annualRate: number, left: number) =>
    annuityFactor(annualRate * (1 + interestLevy), left) + (annualRate / 12) * levyOnTop
  if (!later) return paid(rate + shock, months)
  const left = leftOfOne(rate, months, later.after)
  return Math.max(paid(rate, months), left * paid(later.rate + shock, months - later.after))
}

export interface EffortInput {
  readonly on: IsoDate
  /** A twelfth of the year, net of tax and social security. */
  readonly income: Cents
  readonly otherInstalments: Cents
  /** Completed years of the oldest borrower. */
  readonly age?: number | undefined
  readonly isRetired: boolean
}

/** Share by which income counts less for the years of the contract past the age of the rule. */
export function incomeCut({ on, age, isRetired }: EffortInput, months: number): number {
  const rule = tryValueOn(lateIncomeCut, on)
  if (!rule || age === undefined || isRetired) return 0
  const years = months / 12
  const late = Math.min(years, Math.max(0, age + years - rule.afterAge))
  return rule.cut * (late / years)
}

export interface Effort {
  readonly shock: number
  /** Of the new loan at the shocked rate. */
  readonly testedInstalment: Cents
  readonly countedIncome: Cents
  readonly incomeCut: number
  /** (other instalments + tested one) ÷ counted income. */
  readonly effortRate: number
  readonly effortLimit: number
  readonly isWithinEffort: boolean
  /** The most that the new tested instalment may be. */
  readonly maxInstalment: Cents
  /** The most that could be lent at these rates and months. */
  readonly maxLoanByIncome: Cents
}

/** The effort test of a loan. `undefined` when limit or shock of the day are not known. */
export function effortOf(amount: Cents, rates: RatePlan, input: EffortInput): Effort | undefined {
  const limit = tryValueOn(effortLimit, input.on)
  const shock = shockOn(input.on, rates)
  if (limit === undefined || shock === undefined) return undefined
  const factor = testedFactor(rates, shock)
  const testedInstalment = timesCents(amount, factor)
  const cut = incomeCut(input, rates.months)
  const countedIncome = timesCents(input.income, 1 - cut)
  const effortRate = (input.otherInstalments + testedInstalment) / countedIncome
  const room = Math.floor(countedIncome * limit + 1e-6) - input.otherInstalments
  const maxInstalment = cents(Math.max(0, room))
  return {
    shock,
    testedInstalment,
    countedIncome,
    incomeCut: cut,
    effortRate,
    effortLimit: limit,
    isWithinEffort: effortRate <= limit,
    maxInstalment,
    maxLoanByIncome: cents(Math.floor(maxInstalment / factor + 1e-6)),
  }
}
