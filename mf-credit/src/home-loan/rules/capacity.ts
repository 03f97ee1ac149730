import { annuityFactor } from 'shared-lib/rules/credit/annuity'
import { type EffortInput, incomeCut, shockOn } from 'shared-lib/rules/credit/effort'
import type { Housing } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import { loanToValueLimit } from 'shared-lib/rules/credit/parameters/home-loan-rules'
import { effortLimit } from 'shared-lib/rules/credit/parameters/rate-rules'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'

interface CashNeeded {
  /** Share of the lower of price and valuation that may be lent. */
  readonly limit: number
  /** The most that is lent; never more than the price. */
  readonly largestLoan: Cents
  readonly loanToPrice: number
  /** The rest of the price, without taxes and costs. */
  readonly ownMoney: Cents
}

interface Home {
  readonly price: Cents
  /** The lender's; the lower of it and the price counts. */
  readonly valuation?: Cents | undefined
  readonly housing: Housing
  readonly on: IsoDate
}

/** Highest loan on a home, and the part of its price that has to be there already. Undefined on days without a limit. */
export function cashNeeded({ price, valuation = price, housing, on }: Home): CashNeeded | undefined {
  const limits = tryValueOn(loanToValueLimit, on)
  if (!limits) return undefined
  const limit = housing === 'permanent' ? limits.permanent : limits.other
  const largestLoan = timesCents(cents(Math.min(price, valuation)), limit)
  return { limit, largestLoan, loanToPrice: largestLoan / price, ownMoney: cents(price - largestLoan) }
}

interface Capacity {
  readonly effortLimit: number
  readonly shock: number
  readonly largestInstalment: Cents
  readonly largestLoan: Cents
}

interface CapacityInput extends EffortInput {
  readonly months: number
  readonly rate: number
  /** Never tested when fixed for good. */
  readonly isFixed: boolean
  /** Instead of that of the law; a fraction. */
  readonly shock?: number | undefined
}

/** The most that an income carries at a rate that is tested. Undefined on days without a limit. */
export function capacityOf(input: CapacityInput): Capacity | undefined {
  const { on, income, otherInstalments, months, rate, isFixed } = input
  const limit = tryValueOn(effortLimit, on)
  const shock = input.shock ?? shockOn(on, { kind: isFixed ? 'fixed' : 'variable', months, rate })
  if (limit === undefined || shock === undefined) return undefined
  const counted = timesCents(income, 1 - incomeCut(input, months))
  const largestInstalment = cents(Math.max(0, Math.floor(counted * limit + 1e-6) - otherInstalments))
  const largestLoan = cents(Math.floor(largestInstalment / annuityFactor(rate + shock, months) + 1e-6))
  return { effortLimit: limit, shock, largestInstalment, largestLoan }
}
