import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { monthlyValues, nextFigures } from 'shared-lib/rules/dated/monthly-figures'
import averageRate from './average-rate.json'
import prices from './inflation.json'

/** Average rate of new term deposits of households up to a year, all banks in Portugal, as a fraction. */
export const averageDepositRate: Parameter = {
  id: 'term-deposit.market.average-rate',
  unit: 'ratio',
  law: 'Banco de Portugal, BPstat, série 12519805',
  confidence: 'B',
  reviewed: averageRate.read,
  reviewBy: nextFigures(averageRate.months.at(-1)?.month ?? '', 3, '10'),
  lagging: true,
  values: monthlyValues(averageRate, 'rate'),
}

/** Change of consumer prices on the same month a year before, as a fraction. */
export const inflation: Parameter = {
  id: 'market.inflation.year-on-year',
  unit: 'ratio',
  law: 'Eurostat, IHPC, prc_hicp_minr',
  confidence: 'C',
  reviewed: prices.read,
  reviewBy: nextFigures(prices.months.at(-1)?.month ?? '', 2, '25'),
  lagging: true,
  note: 'Months of 2025-09 to 2026-08 may be computed from the index (two decimals); Eurostat publishes one decimal.',
  values: monthlyValues(prices, 'rate'),
}
