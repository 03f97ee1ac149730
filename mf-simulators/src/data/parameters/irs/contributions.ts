import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'

/** Contributions of self-employed people in services. */
export interface SelfEmployedContributions {
  readonly rate: number
  /** Part of the receipts that counts. */
  readonly relevantShare: number
  /** Most that counts in a month, in IAS. */
  readonly capIas: number
  /** Least that is due in a month, in euros. */
  readonly minimum: number
}

export const selfEmployedContributions: Parameter<SelfEmployedContributions> = {
  id: 'irs.contributions.self-employed',
  unit: 'ratio, IAS and eur/month',
  law: 'Código dos Regimes Contributivos, art. 162.º a 168.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    incomeYears(
      2023,
      2026,
      { rate: 0.214, relevantShare: 0.7, capIas: 12, minimum: 20 },
      'github.com/Delfos-IQ/LiberdadeFiscal; github.com/franciscobmacedo/saldo',
    ),
  ],
}
