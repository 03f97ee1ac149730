/**
 * Percent → fraction: 9.9 → 0.099, without the noise of a binary division. `decimals` are those of the fraction, more than any
 * published rate has.
 */
export const fractionOf = (percent: number, decimals = 10): number =>
  Number((percent / 100).toFixed(decimals))

/** Fraction → percent: 0.1188 → 11.88, rounded to `decimals` digits after the comma. */
export const percentOf = (fraction: number, decimals = 6): number =>
  Number((fraction * 100).toFixed(decimals))
