import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Cents } from 'shared-lib/rules/money/cents'
import { type LoanCost, loanCost } from './loan-cost'

/** A proposal of the visitor's notebook. */
interface LoanProposal {
  readonly id: string
  readonly amount: Cents
  readonly months: number
  readonly tan: number
  readonly openingFee?: Cents | undefined
  readonly monthlyCharge?: Cents | undefined
}

/** By TAEG where all lend the same for as long; else by MTIC, which then compares loans that are not alike. */
type OrderedBy = 'taeg' | 'mtic'

interface ProposalOrder {
  readonly orderedBy: OrderedBy
  /** First the one to take; equal ones as they were given. */
  readonly proposals: readonly (LoanProposal & LoanCost)[]
}

type Sized = Pick<LoanProposal, 'amount' | 'months'>

/** Whether all lend the same amount over the same months. */
export const areAlike = (proposals: readonly Sized[]): boolean =>
  proposals.every(({ amount, months }) => amount === proposals[0]?.amount && months === proposals[0]?.months)

/** Proposals in their order. `undefined` on days whose stamp duty is not known. */
export function orderProposals(proposals: readonly LoanProposal[], on: IsoDate): ProposalOrder | undefined {
  const costed = proposals.flatMap((proposal) => {
    const cost = loanCost({ ...proposal, on })
    return cost ? [{ ...proposal, ...cost }] : []
  })
  if (costed.length < proposals.length) return undefined
  const orderedBy = areAlike(proposals) ? 'taeg' : 'mtic'
  const key = ({ rate, mtic }: LoanCost) => (orderedBy === 'taeg' ? (rate ?? Infinity) : mtic)
  // A proposal without a TAEG sorts last; ties go to the lower total cost.
  return {
    orderedBy,
    proposals: costed.toSorted((a, b) => {
      const [one, other] = [key(a), key(b)]
      return one === other ? a.mtic - b.mtic : one - other
    }),
  }
}
