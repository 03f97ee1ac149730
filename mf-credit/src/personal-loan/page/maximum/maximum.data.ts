import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { datedValueOn, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { marketTaeg } from '../../data/parameters/market-taeg'

/** Rates of the day for a loan of any other purpose; unknown ones are missing. Plain data. */
export interface MaximumData {
  readonly ceiling?: number
  /** Last day of its quarter. */
  readonly until?: string
  readonly market?: number
  /** Month of that average, `2026-08`. */
  readonly month?: string
}

export function maximumData({ today }: { readonly today: string }): MaximumData {
  const on = toIsoDate(today)
  const quarter = datedValueOn(maximumTaeg, on)
  const average = tryValueOn(marketTaeg, on)?.personal
  return {
    ...(quarter && { ceiling: quarter.value.personal, ...(quarter.to && { until: quarter.to }) }),
    ...(average && { market: average.taeg, month: average.month }),
  }
}
