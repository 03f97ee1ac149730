import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { newestMonth, nextFigures } from 'shared-lib/rules/dated/monthly-figures'
import data from './market-taeg.json'

/** Kinds of credit whose market average is comparable with one ceiling; that of new cars mixes two. */
export const marketSeries = ['personal', 'education', 'carUsed'] as const
export type MarketSeries = (typeof marketSeries)[number]

/** Average TAEG of the contracts that all lenders signed in a month. */
interface MonthlyAverage {
  /** `2026-08`. */
  readonly month: string
  /** Fraction. */
  readonly taeg: number
}

const newest = {
  personal: newestMonth(data, 'personal'),
  education: newestMonth(data, 'education'),
  carUsed: newestMonth(data, 'carUsed'),
}
const months = Object.values(newest)
  .map(({ month }) => month)
  .toSorted()

/** Context for a proposal and for the ceiling; never an offer. */
export const marketTaeg: Parameter<Readonly<Record<MarketSeries, MonthlyAverage>>> = {
  id: 'consumer-credit.market-taeg',
  unit: 'ratio',
  law: 'Banco de Portugal, BPstat',
  confidence: 'B',
  reviewed: data.read,
  reviewBy: nextFigures(months[0] ?? '', 3, '15'),
  note: 'Series 13168943, 13168938 and 13168941.',
  values: [{ from: `${months.at(-1)}-01`, value: newest, source: data.months.at(-1)?.source ?? '' }],
}
