import { type Cents, cents, lessCents, sumCents } from '../../money/cents'
import { type Amount, certain } from './amount'
import type { Cost } from './cost'

const nothing = { low: cents(0), high: cents(0) }

const isSame = (one: Amount, other: Amount) => one.low === other.low && one.high === other.high

/** Of one line of two bills; an uncertain amount does not matter where it is the same in both. */
function lineDifference(before: Amount = nothing, after: Amount = nothing): Cents | undefined {
  return isSame(before, after) ? cents(0) : lessCents(certain(after), certain(before))
}

/** Extra cost of the second bill; undefined when a line that differs is not certain in both. */
export function costDifference(before: readonly Cost[], after: readonly Cost[]): Cents | undefined {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  const differences = [...ids].map((id) => {
    const [from, to] = [before, after].map((costs) => costs.find((cost) => cost.id === id))
    if (Boolean(from?.unknown) !== Boolean(to?.unknown)) return undefined
    return lineDifference(from?.amount, to?.amount)
  })
  const known = differences.filter((difference) => difference !== undefined)
  return known.length === differences.length ? sumCents(...known) : undefined
}
