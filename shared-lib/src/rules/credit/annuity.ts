import { type Cents, timesCents } from '../money/cents'

// Annual rates are fractions (0,035 is 3,5 %); a month is a twelfth of a year (30/360).

/** Monthly instalment of one euro in constant instalments, paid at the end of each month. `months` is at least 1. */
export function annuityFactor(annualRate: number, months: number): number {
  const monthly = annualRate / 12
  return monthly === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly))
}

/** The constant instalment, to the cent, halves up. */
export const instalmentOf = (capital: Cents, annualRate: number, months: number): Cents =>
  timesCents(capital, annuityFactor(annualRate, months))

/**
 * Months in which this instalment pays the capital off, the last one perhaps smaller.
 * `undefined` when it does not even pay the interest.
 */
export function monthsFor(capital: Cents, annualRate: number, instalment: Cents): number | undefined {
  const monthly = annualRate / 12
  const share = (capital * monthly) / instalment
  if (instalment <= 0 || share >= 1) return undefined
  const months = monthly === 0 ? capital / instalment : -Math.log1p(-share) / Math.log1p(monthly)
  return Math.max(1, Math.ceil(months - 1e-9))
}
