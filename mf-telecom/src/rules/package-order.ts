import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import type { LoyaltyRules } from '../data/parameters/loyalty-law'
import { exitCharge } from './exit-charge'
import { monthlyPrices } from './price-path'
import { type PackageCosts, type TruePrice, truePrice } from './true-price'

/** A proposal to be compared with others. */
export interface PackageProposal extends PackageCosts {
  readonly id: string
  readonly name: string
  readonly loyaltyMonths: number
  readonly benefit?: Cents
}

interface OrderedProposal extends TruePrice {
  readonly id: string
  /** 1 costs least; equal totals share a place. */
  readonly place: number
  /** Cost of leaving on the first day, which settles ties: the most that it may. */
  readonly exit: Cents
}

/** Highest cost of leaving after so many months of a first period: the fees left follow from the steps. */
export function exitAfter(
  { loyaltyMonths, benefit, steps }: Pick<PackageProposal, 'loyaltyMonths' | 'benefit' | 'steps'>,
  monthsDone: number,
  rules: LoyaltyRules,
): Cents {
  const monthsLeft = Math.max(0, loyaltyMonths - monthsDone)
  if (monthsLeft === 0) return cents(0)
  const left = monthlyPrices(steps, loyaltyMonths).slice(monthsDone)
  const [monthly = cents(0)] = left
  return exitCharge(
    {
      period: 'first',
      loyaltyMonths,
      monthsLeft,
      monthly,
      feesLeft: sumCents(...left),
      ...(benefit !== undefined && { benefit }),
    },
    rules,
  ).charge
}

/** Proposals by what they cost over some months; ties by the lower cost of leaving, then by name. Never by speed or brand. */
export function orderProposals(
  proposals: readonly PackageProposal[],
  horizon: number,
  rules: LoyaltyRules,
): readonly OrderedProposal[] {
  const counted = proposals
    .map((proposal) => ({
      ...truePrice(proposal, horizon),
      id: proposal.id,
      name: proposal.name,
      exit: exitAfter(proposal, 0, rules),
    }))
    .toSorted(
      (one, two) =>
        one.total - two.total ||
        one.exit - two.exit ||
        (one.name < two.name ? -1 : Number(one.name > two.name)),
    )
  return counted.map(({ name: _name, ...one }) => ({
    ...one,
    place: 1 + counted.findIndex(({ total }) => total === one.total),
  }))
}
