import { type Cents, cents, sumCents } from './cents'

// As when rounding: binary noise must not cost an exact cent.
const noise = 1e-6

/**
 * Whole cents for exact amounts in euros that add up to `total`, in their order: each is cut down to its cent, then the
 * cents left go to the largest fractions, the first of equals first. `total` is the amounts' own sum, rounded.
 */
export function distribute(amounts: readonly number[], total: Cents): Cents[] {
  const cut = amounts.map((eur) => cents(Math.floor(eur * 100 + noise)))
  const fractions = amounts.map((eur, at) => ({ at, left: eur * 100 - (cut[at] ?? 0) }))
  const raised = new Set(
    fractions
      .toSorted((one, two) => two.left - one.left || one.at - two.at)
      .slice(0, total - sumCents(...cut))
      .map(({ at }) => at),
  )
  return cut.map((amount, at) => (raised.has(at) ? cents(amount + 1) : amount))
}
