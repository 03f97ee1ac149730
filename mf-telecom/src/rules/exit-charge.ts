import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'
import type { LoyaltyRules } from '../data/parameters/loyalty-law'

/** A first period; a later one on the line that was there; or a later one that brought a new line. */
export type LoyaltyPeriod = 'first' | 'renewalSameLine' | 'renewalNewLine'

export interface LoyaltyContract {
  readonly period: LoyaltyPeriod
  /** Length of the period that runs now; 0 is a contract without loyalty. */
  readonly loyaltyMonths: number
  /** Months of that period not yet completed. */
  readonly monthsLeft: number
  readonly monthly: Cents
  /** All fees of the months left, where the price changes before the end. Missing: that many times `monthly`. */
  readonly feesLeft?: Cents
  /** Value of the benefit that the loyalty was given for, as the contract states it; missing while unknown. */
  readonly benefit?: Cents
}

export interface ExitCharge {
  readonly monthsLeft: number
  /** The benefit in proportion to the months left. */
  readonly benefitLeft?: Cents
  /** Highest share of the monthly fees left; undefined once nothing is left. */
  readonly share?: number
  /** That share of the monthly fees left. */
  readonly feesShare: Cents
  /** The lowest that is known: the most that leaving may cost. */
  readonly charge: Cents
}

function shareOf({ period, loyaltyMonths }: LoyaltyContract, monthsLeft: number, rules: LoyaltyRules) {
  const { firstYear, secondYear, sameLine } = rules.exitShare
  if (period === 'renewalSameLine') return sameLine
  return loyaltyMonths - monthsLeft < 12 ? firstYear : secondYear
}

/** The most that leaving a loyalty period early may cost. Nothing is due without a period or once it is over. */
export function exitCharge(contract: LoyaltyContract, rules: LoyaltyRules): ExitCharge {
  const { loyaltyMonths, monthly, benefit, feesLeft } = contract
  const monthsLeft = Math.min(Math.max(0, contract.monthsLeft), Math.max(0, loyaltyMonths))
  if (monthsLeft === 0) {
    const nothing = cents(0)
    return {
      monthsLeft,
      feesShare: nothing,
      charge: nothing,
      ...(benefit !== undefined && { benefitLeft: nothing }),
    }
  }
  const share = shareOf(contract, monthsLeft, rules)
  const feesShare = timesCents(feesLeft ?? cents(monthly * monthsLeft), share)
  if (benefit === undefined) return { monthsLeft, share, feesShare, charge: feesShare }
  const benefitLeft = timesCents(benefit, monthsLeft / loyaltyMonths)
  return { monthsLeft, benefitLeft, share, feesShare, charge: cents(Math.min(benefitLeft, feesShare)) }
}

/** Cost of leaving after each month of the period, from today on: the first is today's. The fee stays as it is. */
export const exitChargesByMonth = (
  contract: LoyaltyContract,
  months: number,
  rules: LoyaltyRules,
): readonly Cents[] =>
  Array.from(
    { length: months },
    (_, after) => exitCharge({ ...contract, monthsLeft: contract.monthsLeft - after }, rules).charge,
  )
