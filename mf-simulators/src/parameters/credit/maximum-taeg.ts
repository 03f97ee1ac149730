import type { LegalParameter } from '../legal-parameter'

/** Kinds of consumer credit as the Banco de Portugal publishes their ceilings; cards share one with overdrafts. */
export const taegCategories = [
  'education',
  'personal',
  'leasingNew',
  'leasingUsed',
  'carNew',
  'carUsed',
  'cards',
] as const
export type TaegCategory = (typeof taegCategories)[number]
export type MaximumTaeg = Readonly<Record<TaegCategory, number>>

/** In the order of the categories, in percent as published. */
const quarter = (from: string, to: string, percents: readonly number[], source: string) => ({
  from,
  to,
  value: Object.fromEntries(
    taegCategories.map((category, index) => [
      category,
      Number(((percents[index] ?? Number.NaN) / 100).toFixed(3)),
    ]),
  ) as MaximumTaeg,
  source,
})

const gescriar = 'Gescriar, 3.º trimestre de 2024'
const folha = 'Folha Nacional (Lusa), 2024-12-05'
const fiscal2026 = 'Tabela pública braindeadpt/aocentimo, usura 2026'

export const maximumTaeg: LegalParameter<MaximumTaeg> = {
  id: 'consumer-credit.maximum-taeg',
  unit: 'ratio',
  law: 'DL 133/2009, art. 28.º',
  confidence: 'B',
  reviewBy: '2026-12-15',
  note: 'For contracts signed in the quarter. Two sources for 2023-Q4, 2024-Q1 and 2025-Q1 to 2026-Q1; one for the others.',
  values: [
    quarter(
      '2023-10-01',
      '2023-12-31',
      [7.6, 14.8, 5.3, 6.5, 10.7, 13.5, 17.9],
      'Sapo, 2023-12; Expresso, 2023-12-07',
    ),
    quarter(
      '2024-01-01',
      '2024-03-31',
      [7.7, 15.2, 6.1, 6.5, 11.1, 14, 18.6],
      'Sapo, 2023-12; Expresso, 2023-12-07',
    ),
    quarter('2024-04-01', '2024-06-30', [8.5, 15.6, 6.3, 6.8, 11, 14.2, 19], gescriar),
    quarter('2024-07-01', '2024-09-30', [9.2, 15.8, 6.7, 7.2, 11.3, 14.3, 19.2], gescriar),
    quarter('2024-10-01', '2024-12-31', [9.3, 15.8, 6.8, 7.8, 11.4, 14.5, 19.1], folha),
    quarter(
      '2025-01-01',
      '2025-03-31',
      [9, 15.9, 6.4, 8.3, 11.3, 14.4, 19.2],
      `${folha}; Jornal PT50, 2025-03-07`,
    ),
    quarter(
      '2025-04-01',
      '2025-06-30',
      [9.2, 16, 5.9, 8.1, 11, 14.3, 19.3],
      'Jornal PT50, 2025-03-07 e 2025-06-05',
    ),
    quarter(
      '2025-07-01',
      '2025-09-30',
      [9.1, 15.9, 5.8, 7.6, 10.7, 14.2, 19.1],
      'Jornal PT50, 2025-06-05; Doutor Finanças',
    ),
    quarter(
      '2025-10-01',
      '2025-12-31',
      [8.6, 15.6, 5.4, 6.9, 10.8, 14.2, 18.8],
      'Doutor Finanças; RTP, 2025-12-04',
    ),
    quarter(
      '2026-01-01',
      '2026-03-31',
      [8.3, 15.6, 5.1, 6.5, 10.9, 14.1, 18.9],
      'RTP, 2025-12-04; Doutor Finanças',
    ),
    quarter('2026-04-01', '2026-06-30', [8.5, 15.6, 4.8, 6.3, 10.8, 14.2, 19], 'Dinheiro Vivo, 2026-03-05'),
    quarter('2026-07-01', '2026-09-30', [8.9, 15.3, 5.1, 6.6, 10.9, 14.1, 18.5], fiscal2026),
    quarter('2026-10-01', '2026-12-31', [8.2, 15, 5.4, 6.7, 11.2, 14.3, 18.5], fiscal2026),
  ],
}
