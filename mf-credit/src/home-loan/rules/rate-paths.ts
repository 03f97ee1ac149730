import type { RatePlan } from 'shared-lib/rules/credit/effort'
import { loanOf } from 'shared-lib/rules/credit/home-loan/home-loan-parts'
import { repaymentPlan } from 'shared-lib/rules/credit/repayment-plan'
import type { Cents } from 'shared-lib/rules/money/cents'

/** The instalment at the start of each year if the index moved so much on the first day and stayed there. */
export interface RatePath {
  /** Added to the index; a fraction. */
  readonly shift: number
  /** Cents by year; a loan of eighteen months has two. */
  readonly instalments: readonly Cents[]
  readonly totalInterest: Cents
}

const shifted = (rate: number, shift: number) => Math.max(0, Number((rate + shift).toFixed(7)))

const moved = (plan: RatePlan, shift: number): RatePlan => {
  if (plan.kind === 'variable') return { ...plan, rate: shifted(plan.rate, shift) }
  return plan.later ? { ...plan, later: { ...plan.later, rate: shifted(plan.later.rate, shift) } } : plan
}

/** One path for each shift; a rate that is fixed for good has one path alone. */
export const ratePaths = (amount: Cents, plan: RatePlan, shifts: readonly number[]): readonly RatePath[] =>
  (plan.kind === 'fixed' ? [0] : shifts).map((shift) => {
    const rows = repaymentPlan(loanOf(amount, moved(plan, shift)))
    return {
      shift,
      instalments: rows.filter(({ number }) => number % 12 === 1).map(({ instalment }) => instalment),
      totalInterest: rows.reduce((sum, { interest }) => sum + interest, 0) as Cents,
    }
  })
