import { tryValueOn } from '../../dated/dated-parameter'
import { type Cents, cents, lessCents } from '../../money/cents'
import { simulatedTerm } from '../parameters/home-loan-rules'
import { homeLoan } from './home-loan'
import type { HomeLoanInput, HomeLoanResult } from './home-loan-outcome'

/** One "e se": another term or a smaller loan, against the result. */
interface HomeLoanChange {
  readonly id: 'shorter' | 'longer' | 'smaller'
  readonly wantToBorrowTime: number
  readonly wantToBorrow: Cents
  /** Of the first instalment, in cents. */
  readonly instalmentDifference: Cents
  /** Of all that is paid; missing when a total is not known. */
  readonly mticDifference?: Cents | undefined
}

// Steps of our own, in which people weigh a loan.
const yearsStep = 5
const amountStep = cents(10_000_00)

/** Neighbouring loans that this calculator takes. None for the largest loan: there the amount itself would move. */
export function homeLoanChanges(input: HomeLoanInput, result: HomeLoanResult): readonly HomeLoanChange[] {
  if (result.isLargest) return []
  const { wantToBorrowTime: years, assessmentDate } = input
  const { minYears = 1, maxYears = years } = tryValueOn(simulatedTerm, assessmentDate) ?? {}
  const change = (
    id: HomeLoanChange['id'],
    wantToBorrowTime: number,
    wantToBorrow: Cents,
  ): HomeLoanChange[] => {
    if (wantToBorrowTime < minYears || wantToBorrowTime > maxYears || wantToBorrow < amountStep) return []
    const outcome = homeLoan({ ...input, wantToBorrowTime, wantToBorrow })
    if ('problems' in outcome) return []
    const { instalment, mtic } = outcome.result
    return [
      {
        id,
        wantToBorrowTime,
        wantToBorrow,
        instalmentDifference: cents(instalment - result.instalment),
        mticDifference: lessCents(mtic, result.mtic),
      },
    ]
  }
  return [
    ...change('shorter', years - yearsStep, result.amount),
    ...change('longer', years + yearsStep, result.amount),
    ...change('smaller', years, cents(result.amount - amountStep)),
  ]
}
