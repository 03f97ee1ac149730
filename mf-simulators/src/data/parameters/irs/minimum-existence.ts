import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYear, incomeYears } from './income-year'

/** The abatement of CIRS, art. 70.º. Amounts in euros. */
export interface MinimumExistence {
  /** `valor de referência`: 14 minimum wages. */
  readonly reference: number
  /** Above the reference, what each euro takes off the abatement. */
  readonly middleCoefficient: number
  /** Divides the two terms of L. */
  readonly divisor: number
  /** Above L, what each euro takes off. */
  readonly upperCoefficient: number
}

export const minimumExistence: Parameter<MinimumExistence> = {
  id: 'irs.minimum-existence',
  unit: 'eur and factors',
  law: 'CIRS, art. 70.º',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  note: 'One amount and one first rate for the whole country. In an activity the deduction is what of the receipts does not count (n.º 5, al. b), read in one copy). 2023 has coefficients of its own; its divisor of L is the one that reproduces a published result.',
  values: [
    incomeYear(
      2023,
      { reference: 10_640, middleCoefficient: 2.3, divisor: 3.3, upperCoefficient: 1.3 },
      'Orçamento do Estado para 2023, mínimo de existência relativo aos rendimentos de 2023 (Diário da Assembleia da República, II Série-A, 2022-12-16, p. 93); simulação da PwC (CNN Portugal, 2023-10-10)',
    ),
    incomeYear(
      2024,
      { reference: 11_480, middleCoefficient: 2.6, divisor: 3.6, upperCoefficient: 1.35 },
      'Portal das Finanças, CIRS, art. 70.º; Lei n.º 33/2024',
    ),
    incomeYear(
      2025,
      { reference: 12_180, middleCoefficient: 2.6, divisor: 3.6, upperCoefficient: 1.35 },
      'Nota de liquidação da AT; simulações da PwC (Lusa)',
    ),
    incomeYear(
      2026,
      { reference: 12_880, middleCoefficient: 2.6, divisor: 3.6, upperCoefficient: 1.35 },
      'github.com/Delfos-IQ/LiberdadeFiscal; github.com/henriquecoding/recibo-certo (Portal das Finanças, CIRS, art. 70.º)',
    ),
  ],
}

/** It does not hold either when income taxed apart is above this many IAS a taxpayer. */
export const minimumExistenceApart: Parameter = {
  id: 'irs.minimum-existence.apart',
  unit: 'IAS',
  law: 'CIRS, art. 70.º, n.º 4, al. b)',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      14,
      'Orçamento do Estado para 2023 (Diário da Assembleia da República, II Série-A, 2022-12-16, p. 87), lido em github.com/henriquecoding/recibo-certo',
    ),
  ],
}

/** The abatement ends for everybody when gross income is above this many IAS a taxpayer: 2,2 × 14. */
export const minimumExistenceCeiling: Parameter = {
  id: 'irs.minimum-existence.ceiling',
  unit: 'IAS',
  law: 'CIRS, art. 70.º, n.º 4, al. a)',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      30.8,
      'Orçamento do Estado para 2023 (Diário da Assembleia da República, II Série-A, 2022-12-16, p. 87)',
    ),
  ],
}
