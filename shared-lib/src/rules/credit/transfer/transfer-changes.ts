import { type Cents, cents } from '../../money/cents'
import { homeLoanTransfer } from './transfer'
import type { TransferInput, TransferResult } from './transfer-outcome'

type Changed = Partial<
  Pick<
    TransferInput,
    'earlyRepaymentFee' | 'openingFees' | 'registrationCosts' | 'otherCosts' | 'spread' | 'newMonths'
  >
>

/** One "e se" of a transfer. `same-lender`: the current lender gives the new terms, at no cost. */
export interface TransferChange {
  readonly id: 'same-lender' | 'no-fees' | 'lower-spread' | 'same-months'
  readonly inputs: Changed
  /** Change of the saving to the end, in cents. */
  readonly savingDifference: Cents
}

/** A step in which spreads are haggled over; our own. */
const spreadStep = 0.001

const none = cents(0)

function candidates(input: TransferInput, { totalCosts = none }: TransferResult) {
  const { openingFees, registrationCosts, spread, rateType, newMonths = input.monthsLeft } = input
  const changes: Pick<TransferChange, 'id' | 'inputs'>[] = []
  const noFees = { openingFees: none, registrationCosts: none }
  if (totalCosts > 0)
    changes.push({ id: 'same-lender', inputs: { ...noFees, otherCosts: none, earlyRepaymentFee: 0 } })
  if (openingFees + registrationCosts > 0) changes.push({ id: 'no-fees', inputs: noFees })
  if (rateType !== 'fixed' && spread !== undefined && spread >= spreadStep)
    changes.push({ id: 'lower-spread', inputs: { spread: Number((spread - spreadStep).toFixed(7)) } })
  if (newMonths !== input.monthsLeft)
    changes.push({ id: 'same-months', inputs: { newMonths: input.monthsLeft } })
  return changes
}

/** The transfer with one thing changed; none where that is the same or not known. */
export function transferChanges(input: TransferInput, result: TransferResult): readonly TransferChange[] {
  return candidates(input, result).flatMap((change) => {
    const outcome = homeLoanTransfer({ ...input, ...change.inputs })
    const saving = 'result' in outcome ? outcome.result.totalSaving : undefined
    if (saving === undefined || result.totalSaving === undefined || saving === result.totalSaving) return []
    return { ...change, savingDifference: cents(saving - result.totalSaving) }
  })
}
