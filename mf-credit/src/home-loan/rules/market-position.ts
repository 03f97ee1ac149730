import type { Percentiles } from '../data/parameters/market'

interface Position {
  readonly rate: number
  /** Names of the marks between which the rate lies; missing below the lowest or above the highest. */
  readonly above?: keyof Percentiles
  readonly below?: keyof Percentiles
}

const order = ['p10', 'p25', 'median', 'p75', 'p90'] as const

/** Position of a rate among those of new contracts. A rate equal to a percentile counts as not above it. */
export function positionOf(rate: number, percentiles: Percentiles): Position {
  const marks = order.filter((name) => percentiles[name] !== undefined)
  const below = marks.find((name) => rate <= (percentiles[name] ?? 0))
  const above = marks.findLast((name) => rate > (percentiles[name] ?? 0))
  return { rate, ...(above && { above }), ...(below && { below }) }
}
