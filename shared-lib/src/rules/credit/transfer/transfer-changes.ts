import { type Cents, cents, lessCents } from '../../money/cents'
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

const noFees = { openingFees: none, registrationCosts: none }

function candidates({ spread = 0, monthsLeft }: TransferInput) {
  const changes: Pick<TransferChange, 'id' | 'inputs'>[] = [
    { id: 'same-lender', inputs: { ...noFees, otherCosts: none, earlyRepaymentFee: 0 } },
    { id: 'no-fees', inputs: noFees },
    { id: 'lower-spread', inputs: { spread: Number((spread - spreadStep).toFixed(7)) } },
    { id: 'same-months', inputs: { newMonths: monthsLeft } },
  ]
  return changes.filter(({ id }) => id !== 'lower-spread' || spread >= spreadStep)
}

/** The transfer with one thing changed; none where that is the same or not known. */
export function transferChanges(input: TransferInput, result: TransferResult): readonly TransferChange[] {
  return candidates(input).flatMap((change) => {
    const outcome = homeLoanTransfer({ ...input, ...change.inputs })
    const saving = 'result' in outcome ? outcome.result.totalSaving : undefined
    const savingDifference = lessCents(saving, result.totalSaving)
    return savingDifference ? [{ ...change, savingDifference }] : []
  })
}
