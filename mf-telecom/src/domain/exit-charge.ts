import { type Cents, cents, timesCents } from 'shared-lib/money/cents'
import type { LoyaltyRules } from '../parameters/loyalty-law'

export interface LoyaltyContract {
  readonly loyaltyMonths: number
  /** Months of the period already completed. */
  readonly monthsDone: number
  readonly monthly: Cents
  /** Value of the benefit that the loyalty was given for, as the contract states it. */
  readonly benefit: Cents
}

export interface ExitCharge {
  readonly monthsLeft: number
  /** The benefit in proportion to the months left. */
  readonly benefitLeft: Cents
  readonly share: number
  /** That share of the monthly fees left. */
  readonly feesShare: Cents
  /** The lower of the two: the most that leaving may cost. */
  readonly charge: Cents
}

/** The most that leaving a first loyalty period early may cost. Nothing is due once the period is over. */
export function exitCharge(contract: LoyaltyContract, { exitShare }: LoyaltyRules): ExitCharge {
  const { loyaltyMonths, monthsDone, monthly, benefit } = contract
  const monthsLeft = Math.max(0, loyaltyMonths - monthsDone)
  const share = monthsDone < 12 ? exitShare.firstYear : exitShare.secondYear
  const benefitLeft = timesCents(benefit, monthsLeft / loyaltyMonths)
  const feesShare = timesCents(monthly, monthsLeft * share)
  return { monthsLeft, benefitLeft, share, feesShare, charge: cents(Math.min(benefitLeft, feesShare)) }
}
