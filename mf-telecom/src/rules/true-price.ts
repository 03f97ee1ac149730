import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { monthlyPrices, type PriceStep } from './price-path'

/** Costs of a package besides its monthly price. */
export interface PackageCosts {
  readonly steps: readonly PriceStep[]
  /** Activation and installation, once. */
  readonly once: Cents
  /** Router and further boxes, each month. */
  readonly equipment: Cents
  /** Vouchers and months given, over the whole time. */
  readonly credits: Cents
}

export interface TruePrice {
  readonly total: Cents
  /** The total by month, rounded once. */
  readonly trueMonth: Cents
  /** The first price, which is the one in the leaflet. */
  readonly advertised: Cents
}

export const trueMonthOf = (total: Cents, months: number): Cents => timesCents(total, 1 / months)

/** All that is paid over some months, and what that is by month. Throws where the steps end before. */
export function truePrice(costs: PackageCosts, horizon: number): TruePrice {
  const prices = monthlyPrices(costs.steps, horizon)
  return truePriceOf(prices, costs)
}

/** The same of the prices of each month. */
export function truePriceOf(
  prices: readonly Cents[],
  { once, equipment, credits }: Omit<PackageCosts, 'steps'>,
): TruePrice {
  const total = cents(sumCents(...prices, once) + equipment * prices.length - credits)
  return { total, trueMonth: trueMonthOf(total, prices.length), advertised: prices[0] ?? cents(0) }
}
