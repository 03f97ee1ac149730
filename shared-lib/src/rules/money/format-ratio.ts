import { formatNumber } from './format-number'

/** A fraction as percent, with only the decimals it has, four at most: `0.0035` is `0,35 %`. */
export const formatRatio = (ratio: number): string => `${formatNumber(ratio * 100)}\u00a0%`
