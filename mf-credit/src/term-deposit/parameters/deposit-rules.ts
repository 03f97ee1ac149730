import type { Parameter } from 'shared-lib/dated/dated-parameter'
import type { Region } from 'shared-lib/property/region'

const sheets =
  'Fichas de informação normalizada do BNI Europa (2026-09-23), do Bankinter (setembro de 2026) e do ABANCA (2025-11-24)'

export type { Region }

/** Where a saver pays tax on interest. */
export const regions: readonly Region[] = ['mainland', 'azores', 'madeira']

/** Tax that a bank in Portugal takes from a resident's interest, as a fraction. */
export const interestTax: Parameter<Readonly<Record<Region, number>>> = {
  id: 'term-deposit.interest-tax',
  unit: 'ratio',
  law: 'CIRS, art. 71.º; redução de 30 % nas regiões autónomas',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  note: 'The rate of both island regions before autumn 2026 is disputed (22.4 or 19.6 % in the Azores): unknown.',
  values: [
    {
      from: '2026-09-01',
      value: { mainland: 0.28, azores: 0.196, madeira: 0.196 },
      source: `${sheets}; calculadora do Banco Carregosa (2026-10-01)`,
    },
  ],
}

/** Days of a year in which interest is counted; the days themselves are the real ones. */
export const yearOfDays: Parameter = {
  id: 'term-deposit.year-of-days',
  unit: 'days',
  law: 'DL 430/91, art. 3.º, n.º 4, na redação do DL 88/2008',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-11-30',
  note: 'Rounding is not uniform: Bankinter rounds the interest up to the cent, BNI cuts it. Expect a cent of difference.',
  values: [{ from: '2008-06-01', value: 360, source: sheets }],
}

/** Cover of the guarantee fund for each holder at each bank, in euros, interest included. */
export const guaranteeLimit: Parameter = {
  id: 'term-deposit.guarantee',
  unit: 'eur',
  law: 'RGICSF, art. 166.º; Diretiva 2014/49/UE',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-11-30',
  note: 'One-off sums (sale of the own home) may be covered above it for a year: not held here.',
  values: [{ from: '2015-07-03', value: 100_000, source: sheets }],
}

/** The same of banks under the Swedish fund, in Swedish crowns. */
export const swedishGuarantee: Parameter = {
  id: 'term-deposit.guarantee.sweden',
  unit: 'sek',
  law: 'Diretiva 2014/49/UE, transposta na Suécia',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-11-30',
  values: [{ from: '2026-01-01', value: 1_150_000, source: 'Levantamento de 2 de outubro de 2026' }],
}
