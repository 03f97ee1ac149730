import { type Cents, cents } from '../../money/cents'
import { repaymentPlan } from '../repayment-plan'
import { costsOf, loanOf } from './loan-costs'
import type { LoanInput } from './loan-outcome'

/** The same loan over other months. */
export interface OtherTerm {
  readonly months: number
  readonly instalment: Cents
  /** Missing when the stamp duty of the day is not known. */
  readonly mtic?: Cents | undefined
  readonly taeg?: number | undefined
}

/** Months fewer and more than asked for; steps of our own. */
const steps = [-24, -12, 0, 12, 24]

/** The loan over a shorter and a longer time, its own among them; never longer than the recommended term. */
export function otherTerms(input: LoanInput, duty: number, maxMonths: number | undefined): OtherTerm[] {
  const own = input.wantToBorrowTime
  const longest = Math.max(own, maxMonths ?? own)
  return steps
    .map((step) => own + step)
    .filter((months) => months > 0 && months <= longest)
    .map((months) => {
      const other = { ...input, wantToBorrowTime: months }
      const plan = repaymentPlan(loanOf(other, duty))
      const { mtic, taeg } = costsOf(other, plan, duty)
      return { months, instalment: plan[0]?.instalment ?? cents(0), mtic, taeg }
    })
}
