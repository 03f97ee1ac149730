import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'
import { incomeYear, incomeYears } from './income-year'

/** Kind of letting: a permanent home by the length of its contract, or anything that is no home. */
export type RentContract = 'short' | 'from5' | 'from10' | 'from20' | 'other'

/** Of rents that are not added to the other income, as fractions: 25 % of a home, less 10, 15 or 20 points. */
export type RentRates = Readonly<Record<RentContract, number>>

export const rentRates: Parameter<RentRates> = {
  id: 'irs.rents.rates',
  unit: 'ratio',
  law: 'CIRS, art. 72.º, n.º 1, al. e), e n.os 2 a 5',
  confidence: 'A',
  reviewed: '2026-11-24',
  reviewBy: '2027-01-15',
  note:
    'In force since 7 October 2023 (Lei n.º 56/2023), so 2023 has two sets and none is held. Not counted: two points a renewal of a contract of 5 to 10 years, ' +
    'five points of n.º 24, the expensive contracts of n.º 23, and contracts that keep the cuts of before: the rate can be given.',
  values: [
    incomeYears(
      2024,
      2026,
      { short: 0.25, from5: 0.15, from10: 0.1, from20: 0.05, other: 0.28 },
      'CIRS, art. 72.º, transcrito em audico.pt e no Diário da Assembleia da República, II Série-A n.º 267, 2023-08-01, p. 70',
    ),
  ],
}

/** A rate of their own for rents up to a monthly amount, in euros; a lower rate by length goes before it. */
export interface ModerateRents {
  readonly rate: number
  readonly monthly: number
}

export const moderateRents: Parameter<ModerateRents> = {
  id: 'irs.rents.moderate',
  unit: 'ratio and eur/month',
  law: 'EBF, art. 45.º-C (DL 97/2026, art. 2.º e 3.º)',
  confidence: 'B',
  reviewed: '2026-11-24',
  reviewBy: '2027-01-15',
  note: 'Income until the end of 2029; the limit is 2,5 × the minimum wage of 2026 and may be raised by decree, so it is held for 2026 alone. That the lower rate of a long contract goes before it is how others read it too.',
  values: [
    incomeYear(
      2026,
      { rate: 0.1, monthly: 2300 },
      'Decreto-Lei n.º 97/2026, de 20 de maio (Diário da República, 1.ª série, n.º 97), lido em três notas públicas de setembro e outubro de 2026',
    ),
  ],
}

/** Cut of a region in the special rates, as a fraction of them; missing where it was not found. */
export type SpecialRateCuts = Readonly<Partial<Record<Region, number>>>

export const specialRateCuts: Parameter<SpecialRateCuts> = {
  id: 'irs.special-rate-cuts',
  unit: 'ratio',
  law: 'DLR 2/99/A, art. 4.º; CIRS, art. 72.º',
  confidence: 'B',
  reviewed: '2026-11-24',
  reviewBy: '2027-01-15',
  note: 'In Madeira as on the mainland until 2025. Its budget for 2026 cuts the general rates by 30 %; whether these too was not found.',
  values: [
    incomeYears(
      2023,
      2025,
      { mainland: 0, azores: 0.3, madeira: 0 },
      'Ordem dos Contabilistas Certificados, Agenda 2025, taxas autónomas',
    ),
    incomeYear(
      2026,
      { mainland: 0, azores: 0.3 },
      'Ordem dos Contabilistas Certificados, Agenda 2025; DLR 2/99/A, art. 4.º',
    ),
  ],
}
