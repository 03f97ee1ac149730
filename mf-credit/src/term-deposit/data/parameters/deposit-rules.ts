import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'

const sheets =
  'Fichas de informação normalizada do BNI Europa (2026-09-23), do Bankinter (setembro de 2026) e do ABANCA (2025-11-24)'

export type { Region }

/** Where a saver pays tax on interest. */
export const regions: readonly Region[] = ['mainland', 'azores', 'madeira']

/** Tax that a bank in Portugal takes from a resident's interest, as a fraction. */
export const interestTax: Parameter<Readonly<Partial<Record<Region, number>>>> = {
  id: 'term-deposit.interest-tax',
  unit: 'ratio',
  law: 'CIRS, art. 71.º; DLR 2/99/A, art. 4.º; DLR 6/2024/M, art. 4.º (30 % menos nas regiões autónomas)',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  note: 'The rate of the Azores before 2025 is disputed (22.4 or 19.6 %): unknown.',
  values: [
    {
      from: '2013-01-01',
      to: '2024-12-31',
      value: { mainland: 0.28, madeira: 0.28 },
      source:
        'Orçamento do Estado para 2013, em https://melhoresdepositosaprazo.com/?p=363; ficha do Finantia, em https://www.comparaja.pt/depositos-a-prazo/finantia-rendimento-6-meses (lidos a 28 de novembro de 2026)',
    },
    {
      from: '2025-01-01',
      value: { mainland: 0.28, azores: 0.196, madeira: 0.196 },
      source: `${sheets}; calculadora do Banco Carregosa (2026-10-01); https://www.dnoticias.pt/2025/6/8/451906-estao-os-juros-sujeitos-a-taxa-liberatoria-a-ter-reducao-de-30/ (lido a 28 de novembro de 2026)`,
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
  law: 'RGICSF, art. 166.º; DL 211-A/2008, art. 12.º; DL 119/2011',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-11-30',
  note: 'In force since a day of November 2008: held from December on. One-off sums (sale of the own home) may be covered above it for a year: not held here.',
  values: [
    {
      from: '2008-12-01',
      value: 100_000,
      source: `${sheets}; https://www.rtp.pt/noticias/economia/garantia-dos-depositos-de-100-mil-euros-definitiva-a-01-de-janeiro-dr_n513029 (lido a 28 de novembro de 2026)`,
    },
  ],
}

/** The same of banks under the Swedish fund, in Swedish crowns. */
export const swedishGuarantee: Parameter = {
  id: 'term-deposit.guarantee.sweden',
  unit: 'sek',
  law: 'Diretiva 2014/49/UE, transposta na Suécia',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-11-30',
  values: [
    {
      from: '2026-01-01',
      value: 1_150_000,
      source:
        'Riksgälden, em https://www.realtid.se/spara-placera/insattningsgarantin-hojs-har-ar-nya-gransen/ (2025-10-31)',
    },
  ],
}
