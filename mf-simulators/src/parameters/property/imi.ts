import type { LegalParameter } from '../legal-parameter'

// Values are dated by the day that decides: who owns on 31 December of a year owes the tax of that year.

/** Rates that a municipality may choose from, as fractions. */
export interface ImiRateRange {
  readonly min: number
  readonly max: number
  /** Only under a programme of municipal recovery. */
  readonly inRecovery: number
}

export const imiUrbanRates: LegalParameter<ImiRateRange> = {
  id: 'property.imi.urban-rates',
  unit: 'ratio',
  law: 'CIMI, art. 112.º, n.º 1',
  confidence: 'A',
  reviewBy: '2027-01-15',
  values: [
    {
      from: '2023-01-01',
      value: { min: 0.003, max: 0.0045, inRecovery: 0.005 },
      source: 'Código do IMI, art. 112.º; A Voz do Algarve; Executive Digest',
    },
  ],
}

export const imiRuralRate: LegalParameter = {
  id: 'property.imi.rural-rate',
  unit: 'ratio',
  law: 'CIMI, art. 112.º, n.º 1',
  confidence: 'A',
  reviewBy: '2027-01-15',
  values: [
    {
      from: '2023-01-01',
      value: 0.008,
      source:
        'Código do IMI, art. 112.º, https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cimi',
    },
  ],
}

/** Cents off the bill of one's own permanent home, by dependants; 3 is three or more. */
export const imiFamilyDeductions: LegalParameter<Readonly<Record<1 | 2 | 3, number>>> = {
  id: 'property.imi.family-deduction',
  unit: 'cents',
  law: 'CIMI, art. 112.º-A',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'Where the municipality gives it; some from the second dependant on.',
  values: [
    {
      from: '2023-01-01',
      value: { 1: 3000, 2: 7000, 3: 14_000 },
      source:
        'Lei n.º 56/2023; Lusa, 2023-12-29, https://www.sapo.pt/noticias/economia/desconto-do-imi-familiar-aumenta-em-2024-e_658ef0e5e1fc4e4ac7a7f999',
    },
  ],
}

/** Bills up to and including `upTo` cents are paid in these months of the next year; the last row has no limit. */
export interface ImiInstalmentRow {
  readonly upTo?: number
  readonly months: readonly number[]
}

export const imiInstalments: LegalParameter<readonly ImiInstalmentRow[]> = {
  id: 'property.imi.instalments',
  unit: 'cents',
  law: 'CIMI, art. 120.º',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'Paying everything in May is always allowed.',
  values: [
    {
      from: '2018-01-01',
      value: [{ upTo: 10_000, months: [5] }, { upTo: 50_000, months: [5, 11] }, { months: [5, 8, 11] }],
      source:
        'Jornal de Mafra, 2019-03-27, https://jornaldemafra.pt/2019/03/27/imi-tenha-atencao-aos-novos-prazos-de-pagamento; Millennium bcp (LexPoint), 2021-10-25, https://ind.millenniumbcp.pt/pt/geral/fiscalidade/Pages/2021/IMI-pagamento-em-novembro.aspx',
    },
  ],
}

/** Last day of the first instalment in years that moved it from the end of May, `YYYY-MM-DD`. */
export const imiFirstDeadline: LegalParameter<string> = {
  id: 'property.imi.first-deadline',
  unit: 'date',
  law: 'CIMI, art. 120.º',
  confidence: 'B',
  reviewBy: '2027-05-15',
  values: [
    {
      from: '2024-01-01',
      to: '2024-12-31',
      value: '2025-06-30',
      source: 'Autoridade Tributária, prorrogação do prazo de 2025, pela imprensa',
    },
  ],
}
