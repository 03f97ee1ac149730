import { type Parameter, parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYear } from './income-year'
import data from './tax-tables.json'

/** The nine brackets (escalões) of the general table. The last one has no limit and no average rate. */
export interface TaxTable {
  /** Inclusive upper limits in euros, ascending. */
  readonly limits: readonly number[]
  /** Rate of each bracket, as a fraction. */
  readonly rates: readonly number[]
  /** Rate that the law prints for an income of exactly the limit, as a fraction with five decimals. */
  readonly averages: readonly number[]
}

/**
 * The table that settles the year. Those of January 2024 and January 2025 are not here: a law of the summer replaced
 * each for the whole year, and the first only steered the withholding.
 */
export const mainlandTaxTable = parameter<TaxTable>(data.mainlandTaxTable)

/** How a region changes the mainland table: the limits stay. */
export interface RegionalCut {
  /** Cut of each of the nine rates as a fraction; `undefined` where it was not found. */
  readonly cuts: readonly (number | undefined)[]
  /** Average rates as the region printed them; where they were not found they follow from limits and rates. */
  readonly averages?: readonly number[]
}

const all = (cut: number): RegionalCut => ({ cuts: Array.from({ length: 9 }, () => cut) })

export const azoresRateCuts = parameter<RegionalCut>(data.azoresRateCuts)

export const madeiraRateCuts: Parameter<RegionalCut> = {
  id: 'irs.rate-cuts.madeira',
  unit: 'ratio',
  law: 'Orçamento da Região Autónoma da Madeira',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  note: 'One source a year but for 2025; the sixth bracket of 2024 was not found.',
  values: [
    incomeYear(
      2023,
      {
        cuts: [0.3, 0.3, 0.3, 0.3, 0.15, 0.09, 0.03, 0.03, 0.01],
        averages: [0.1015, 0.11684, 0.13706, 0.15126, 0.18264, 0.2316, 0.27629, 0.33391],
      },
      'Newco, tabela regional de 2023',
    ),
    incomeYear(
      2024,
      { cuts: [0.3, 0.3, 0.3, 0.3, 0.3, undefined, 0.03, 0.03, 0.01] },
      'RTP Madeira; JM Madeira',
    ),
    incomeYear(2025, { cuts: [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.15, 0.09, 0.03] }, 'JM Madeira; SAPO'),
    incomeYear(2026, all(0.3), 'github.com/Delfos-IQ/LiberdadeFiscal'),
  ],
}
