import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Base rate of Certificados de Aforro series F by month, as a fraction. */
export const aforroBase: Parameter = {
  id: 'state-savings.aforro-f.base',
  unit: 'ratio',
  law: 'Portaria 149-A/2023',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2026-12-15',
  note: 'October and November 2026 were not collected: unknown, not the cap.',
  values: [
    { from: '2026-08-01', to: '2026-08-31', value: 0.02474, source: 'Ficha do IGCP, setembro de 2026' },
    { from: '2026-09-01', to: '2026-09-30', value: 0.025, source: 'Ficha do IGCP, setembro de 2026' },
  ],
}

export interface AforroTerms {
  /** Fractions between which the base rate stays. */
  readonly floor: number
  readonly cap: number
  /** Added to the base rate from that year on, the newest first year last. */
  readonly premiums: readonly { readonly fromYear: number; readonly rate: number }[]
  readonly years: number
  /** Euros. */
  readonly min: number
  readonly max: number
  /** Months after which the money can be taken out without cost. */
  readonly lockedMonths: number
}

export const aforroTerms: Parameter<AforroTerms> = {
  id: 'state-savings.aforro-f.terms',
  unit: 'ratio, eur, years',
  law: 'Portaria 149-A/2023',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  note: 'The highest amount is of an undated page of CTT; it was 50,000 EUR at launch.',
  values: [
    {
      from: '2023-06-05',
      value: {
        floor: 0,
        cap: 0.025,
        premiums: [
          { fromYear: 2, rate: 0.0025 },
          { fromYear: 6, rate: 0.005 },
          { fromYear: 10, rate: 0.01 },
          { fromYear: 12, rate: 0.015 },
          { fromYear: 14, rate: 0.0175 },
        ],
        years: 15,
        min: 100,
        max: 100_000,
        lockedMonths: 3,
      },
      source: 'Ficha do IGCP, setembro de 2026; RTP e Dinheiro Vivo, junho de 2023; página dos CTT',
    },
  ],
}

export interface TreasuryTerms {
  /** Fraction paid for each year, the first year first. */
  readonly rates: readonly number[]
  /** Euros. */
  readonly min: number
  readonly max: number
  /** Months before which nothing can be taken out; later, the interest since the last anniversary is lost. */
  readonly lockedMonths: number
}

export const treasuryTerms: Parameter<TreasuryTerms> = {
  id: 'state-savings.tesouro-5.terms',
  unit: 'ratio, eur, months',
  law: 'RCM 141-A/2026, de 3 de julho',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2026-07-06',
      value: {
        rates: [0.0235, 0.0245, 0.0245, 0.0265, 0.0265, 0.0275, 0.0275, 0.0285, 0.0285, 0.0335],
        min: 1_000,
        max: 1_000_000,
        lockedMonths: 12,
      },
      source: 'Ficha do IGCP de 16 de julho de 2026',
    },
  ],
}
