import { type Cents, cents, timesCents } from 'shared-lib/rules/money/cents'

/** A price that holds for some months; the last one holds from then on. */
export interface PriceStep {
  /** Undefined for the last: it runs on. */
  readonly months?: number | undefined
  readonly monthly: Cents
}

/** A yearly rise that a contract foresees, as the visitor supposes it: future rises are unknown. */
interface YearlyRise {
  /** Fraction: 0.023 is 2.3 %. */
  readonly rate: number
  /** Least by which the price rises. Missing: nothing. */
  readonly least?: Cents
}

/** The price after one yearly rise, rounded as it is billed. A clause of rises never lowers it. */
export const raised = (monthly: Cents, { rate, least = cents(0) }: YearlyRise): Cents =>
  cents(Math.max(timesCents(monthly, 1 + rate), monthly + least))

/** Months for which the steps give a price; undefined: without end. */
export const knownMonths = (steps: readonly PriceStep[]): number | undefined =>
  steps.some(({ months }) => months === undefined)
    ? undefined
    : steps.reduce((sum, { months = 0 }) => sum + months, 0)

/** The price of each month, from the first. Throws a RangeError where the steps end before the months do. */
export function monthlyPrices(steps: readonly PriceStep[], horizon: number): readonly Cents[] {
  const prices: Cents[] = []
  for (const { months = horizon, monthly } of steps)
    for (let month = 0; month < months && prices.length < horizon; month += 1) prices.push(monthly)
  if (prices.length < horizon) throw new RangeError(`no price is known after month ${prices.length}`)
  return prices
}

/**
 * The same prices with a rise each year in one month of the calendar (1–12), the first of them in `startMonth`. A rise is
 * taken of the price as it is billed, and one of the very first month has happened already.
 */
export function withYearlyRise(
  prices: readonly Cents[],
  rise: YearlyRise,
  { startMonth, riseMonth }: { readonly startMonth: number; readonly riseMonth: number },
): readonly Cents[] {
  const untilFirst = (riseMonth - startMonth + 12) % 12 || 12
  const risesBefore = (at: number) => (at < untilFirst ? 0 : 1 + Math.floor((at - untilFirst) / 12))
  return prices.map((price, at) => {
    let billed = price
    for (let count = 0; count < risesBefore(at); count += 1) billed = raised(billed, rise)
    return billed
  })
}
