import type { DatedValue, Parameter } from 'shared-lib/dated/dated-parameter'
import { addDays, addMonths } from 'shared-lib/dates/calendar'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { fractionOf } from 'shared-lib/money/rate'

type Monthly = readonly (readonly [month: string, percent: number])[]

/** A month's value holds for that month alone: the next one is unknown until it is read. */
const monthly = (values: Monthly, source: string): readonly DatedValue[] =>
  values.map(([month, percent]) => {
    const from = toIsoDate(`${month}-01`)
    return { from, to: addDays(addMonths(from, 1), -1), value: fractionOf(percent), source }
  })

/** Average rate of new term deposits of households up to a year, all banks in Portugal, as a fraction. */
export const averageDepositRate: Parameter = {
  id: 'term-deposit.market.average-rate',
  unit: 'ratio',
  law: 'Banco de Portugal, BPstat, série 12519805',
  confidence: 'B',
  reviewed: '2026-10-02',
  reviewBy: '2026-12-15',
  values: monthly(
    [
      ['2025-09', 1.35],
      ['2025-10', 1.37],
      ['2025-11', 1.37],
      ['2025-12', 1.37],
      ['2026-01', 1.35],
      ['2026-02', 1.37],
      ['2026-03', 1.42],
      ['2026-04', 1.44],
      ['2026-05', 1.5],
      ['2026-06', 1.55],
      ['2026-07', 1.59],
      ['2026-08', 1.62],
    ],
    'Banco de Portugal, BPstat, recolhido a 2 de outubro de 2026',
  ),
}

/** Change of consumer prices on the same month a year before, as a fraction. */
export const inflation: Parameter = {
  id: 'market.inflation.year-on-year',
  unit: 'ratio',
  law: 'Eurostat, IHPC, prc_hicp_minr',
  confidence: 'C',
  reviewed: '2026-10-02',
  reviewBy: '2026-12-15',
  note: 'Computed from the index (two decimals); Eurostat publishes one decimal.',
  values: monthly(
    [
      ['2025-09', 1.92],
      ['2025-10', 1.98],
      ['2025-11', 2.14],
      ['2025-12', 2.39],
      ['2026-01', 1.92],
      ['2026-02', 2.11],
      ['2026-03', 2.67],
      ['2026-04', 3.32],
      ['2026-05', 3.11],
      ['2026-06', 3.14],
      ['2026-07', 3.14],
      ['2026-08', 3.57],
    ],
    'Eurostat, índice harmonizado de preços, recolhido a 2 de outubro de 2026',
  ),
}
