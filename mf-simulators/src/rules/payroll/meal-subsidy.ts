import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { mealLimits } from '../../data/parameters/payroll/meal-allowance'
import { withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import type { SalaryInput } from './salary-input'
import { valueIn } from './value-in'

/** The meal allowance of a month with it. */
export interface MealSubsidy {
  readonly paid: Cents
  /** Above the limit: joins the pay that bears IRS and contributions. */
  readonly taxed: Cents
  /** A day, in cents; missing where there is no allowance. */
  readonly dailyLimit?: Cents
}

/** Undefined when the limits of the period are not known. */
export function mealSubsidy(input: SalaryInput): MealSubsidy | undefined {
  const { mealSubsidyType: type, mealSubsidyDaily: daily, mealSubsidyDays: days } = input
  if (type === 'none') return { paid: cents(0), taxed: cents(0) }
  const limits = valueIn(mealLimits, withholdingPeriod(input.period))
  if (!limits) return undefined
  const dailyLimit = roundHalfUpToCent(type === 'money' ? limits.money : limits.card)
  return {
    paid: cents(daily * days),
    taxed: cents(Math.max(0, daily - dailyLimit) * days),
    dailyLimit,
  }
}
