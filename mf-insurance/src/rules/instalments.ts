import { type Cents, cents } from 'shared-lib/rules/money/cents'

interface Instalments {
  /** Price of the year when it is paid at once. */
  readonly yearly: Cents
  /** Parts in a year, evenly spread, the first on the first day. */
  readonly payments: number
  readonly each: Cents
}

interface InstalmentCost {
  /** Below nothing where parts cost less. */
  readonly extra: Cents
  /** Of the yearly total, a fraction. */
  readonly extraShare: number
  /** Yearly effective rate of the same as a loan; undefined where there is nothing to lend. */
  readonly rate: number | undefined
}

const highest = 1_000_000

/** The yearly rate at which the parts are worth the total on the first day. */
function rateOf({ yearly, payments, each }: Instalments): number | undefined {
  // Who pays all of it on the first day has borrowed nothing.
  if (payments < 2 || each <= 0 || yearly <= each) return undefined
  const owed = (rate: number) =>
    Array.from({ length: payments }, (_, at) => each * (1 + rate) ** (-at / payments)).reduce(
      (sum, one) => sum + one,
      0,
    ) - yearly
  let [low, high] = [-0.999, highest]
  if (owed(low) < 0 || owed(high) > 0) return undefined
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2
    if (owed(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Cost of paying in parts, in euros and as a loan would. */
export function instalmentCost(asked: Instalments): InstalmentCost {
  const extra = cents(asked.each * asked.payments - asked.yearly)
  return { extra, extraShare: asked.yearly === 0 ? 0 : extra / asked.yearly, rate: rateOf(asked) }
}
