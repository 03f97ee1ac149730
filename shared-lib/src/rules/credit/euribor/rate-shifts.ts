import { type Cents, cents, sumCents, timesCents } from '../../money/cents'
import { instalmentOf } from '../annuity'
import type { RatePlan } from '../effort'
import type { Instalment } from '../repayment-plan'

/** The instalment if the variable rate moved so much on the first day. */
export interface RateShift {
  /** Added to the rate; a fraction. */
  readonly shift: number
  readonly annualRate: number
  readonly instalment: Cents
  readonly difference: Cents
}

/** Shifts that a table of moved rates shows; steps of our own, in percentage points. */
const shifts = [-0.01, -0.005, 0.005, 0.01, 0.015, 0.02, 0.03]

/** The variable instalment if its rate moved: of a mixed loan the one after the fixed period. */
export function rateShiftsOf(
  capital: Cents,
  { kind, rate, months, later, interestLevy = 0, levyOnTop = 0 }: RatePlan,
  plan: readonly Instalment[],
): RateShift[] {
  if (kind === 'fixed') return []
  const owed = later ? (plan[later.after - 1]?.balance ?? capital) : capital
  const [base, left] = later ? [later.rate, months - later.after] : [rate, months]
  const paid = (annualRate: number) =>
    sumCents(
      instalmentOf(owed, annualRate * (1 + interestLevy), left),
      timesCents(timesCents(owed, annualRate / 12), levyOnTop),
    )
  const instalment = paid(Math.max(0, base))
  return shifts.map((shift) => {
    const annualRate = Math.max(0, Number((base + shift).toFixed(7)))
    const shifted = paid(annualRate)
    return { shift, annualRate, instalment: shifted, difference: cents(shifted - instalment) }
  })
}
