import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'

/** Additional rate on what lies above an amount in euros, up to the next tier. */
export interface SurchargeTier {
  readonly above: number
  readonly rate: number
}

const sources =
  'github.com/Delfos-IQ/LiberdadeFiscal; github.com/luisiul359/irs-pt; um terceiro projeto público de cálculo'

/** Mainland and Madeira: Madeira does not reduce it. */
export const solidaritySurcharge: Parameter<readonly SurchargeTier[]> = {
  id: 'irs.solidarity-surcharge',
  unit: 'eur and ratio',
  law: 'CIRS, art. 68.º-A',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      [
        { above: 80_000, rate: 0.025 },
        { above: 250_000, rate: 0.05 },
      ],
      sources,
    ),
  ],
}

export const azoresSolidaritySurcharge: Parameter<readonly SurchargeTier[]> = {
  id: 'irs.solidarity-surcharge.azores',
  unit: 'eur and ratio',
  law: 'CIRS, art. 68.º-A; DLR 2/99/A, art. 4.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      [
        { above: 80_000, rate: 0.0175 },
        { above: 250_000, rate: 0.035 },
      ],
      sources,
    ),
  ],
}
