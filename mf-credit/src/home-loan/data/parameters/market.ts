import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './market.json'

/** Shares of a hundred contracts, from the cheapest, that pay at most so much. Fractions. */
export interface Percentiles {
  readonly p10: number
  readonly p25?: number
  readonly median: number
  readonly p75: number
  readonly p90: number
}

interface MarketRates {
  /** Month of the contracts, `YYYY-MM`. */
  readonly month: string
  readonly variable: Percentiles
  readonly fixed: Percentiles
}

/** Percentiles of new contracts, to place a rate on a scale; never an offer. */
export const marketRates = parameter<MarketRates>(data.marketRates)
