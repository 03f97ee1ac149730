import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYear, incomeYears } from './income-year'

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
export const mainlandTaxTable: Parameter<TaxTable> = {
  id: 'irs.tax-table.mainland',
  unit: 'limits in eur, rates as ratio',
  law: 'CIRS, art. 68.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYear(
      2023,
      {
        limits: [7479, 11284, 15992, 20700, 26355, 38632, 50483, 78834],
        rates: [0.145, 0.21, 0.265, 0.285, 0.35, 0.37, 0.435, 0.45, 0.48],
        averages: [0.145, 0.16692, 0.19579, 0.21608, 0.24482, 0.2846, 0.31991, 0.36669],
      },
      'Lei n.º 24-D/2022; Diário da Assembleia da República, II Série-A, 2022-10-10; informador.pt',
    ),
    incomeYear(
      2024,
      {
        limits: [7703, 11623, 16472, 21321, 27146, 39791, 43000, 80000],
        rates: [0.13, 0.165, 0.22, 0.25, 0.32, 0.355, 0.435, 0.45, 0.48],
        averages: [0.13, 0.1418, 0.16482, 0.18419, 0.21334, 0.25835, 0.27154, 0.35408],
      },
      'Lei n.º 33/2024, de 7 de agosto, para todo o ano; três projetos públicos de cálculo (github.com/franciscobmacedo/saldo e outros)',
    ),
    incomeYear(
      2025,
      {
        limits: [8059, 12160, 17233, 22306, 28400, 41629, 44987, 83696],
        rates: [0.125, 0.16, 0.215, 0.244, 0.314, 0.349, 0.431, 0.446, 0.48],
        averages: [0.125, 0.1368, 0.15982, 0.17897, 0.20794, 0.25277, 0.26607, 0.34929],
      },
      'Lei n.º 55-A/2025, de 22 de julho, para todo o ano; simulações da EY (ECO) e da Deloitte (CNN Portugal)',
    ),
    incomeYear(
      2026,
      {
        limits: [8342, 12587, 17838, 23089, 29397, 43090, 46566, 86634],
        rates: [0.125, 0.157, 0.212, 0.241, 0.311, 0.349, 0.431, 0.446, 0.48],
        averages: [0.125, 0.13579, 0.15823, 0.17705, 0.20579, 0.2513, 0.26472, 0.34856],
      },
      'Lei n.º 73-A/2025, de 30 de dezembro; informador.pt; togai.pt',
    ),
  ],
}

/** How a region changes the mainland table: the limits stay. */
export interface RegionalCut {
  /** Cut of each of the nine rates as a fraction; `undefined` where it was not found. */
  readonly cuts: readonly (number | undefined)[]
  /** Average rates as the region printed them; where they were not found they follow from limits and rates. */
  readonly averages?: readonly number[]
}

const all = (cut: number): RegionalCut => ({ cuts: Array.from({ length: 9 }, () => cut) })

export const azoresRateCuts: Parameter<RegionalCut> = {
  id: 'irs.rate-cuts.azores',
  unit: 'ratio',
  law: 'DLR 2/99/A, art. 4.º (redação do DLR 15-A/2021/A)',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      all(0.3),
      'github.com/Delfos-IQ/LiberdadeFiscal; github.com/NPodlozhniy/portugal-taxes',
    ),
  ],
}

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
