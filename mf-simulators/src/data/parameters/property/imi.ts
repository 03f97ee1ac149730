import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

// Values are dated by the day that decides: who owns on 31 December of a year owes the tax of that year.

/** Rates that a municipality may choose from, as fractions. */
export interface ImiRateRange {
  readonly min: number
  readonly max: number
  /** Only under a programme of municipal recovery. */
  readonly inRecovery: number
}

export const imiUrbanRates: Parameter<ImiRateRange> = {
  id: 'property.imi.urban-rates',
  unit: 'ratio',
  law: 'CIMI, art. 112.º, n.º 1',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    {
      from: '2023-01-01',
      value: { min: 0.003, max: 0.0045, inRecovery: 0.005 },
      source: 'Código do IMI, art. 112.º; A Voz do Algarve; Executive Digest',
    },
  ],
}

export const imiRuralRate: Parameter = {
  id: 'property.imi.rural-rate',
  unit: 'ratio',
  law: 'CIMI, art. 112.º, n.º 1',
  confidence: 'A',
  reviewed: '2026-11-21',
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
export const imiFamilyDeductions: Parameter<Readonly<Record<1 | 2 | 3, number>>> = {
  id: 'property.imi.family-deduction',
  unit: 'cents',
  law: 'CIMI, art. 112.º-A',
  confidence: 'A',
  reviewed: '2026-11-21',
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
interface ImiInstalmentRow {
  readonly upTo?: number
  readonly months: readonly number[]
}

export const imiInstalments: Parameter<readonly ImiInstalmentRow[]> = {
  id: 'property.imi.instalments',
  unit: 'cents',
  law: 'CIMI, art. 120.º',
  confidence: 'A',
  reviewed: '2026-11-21',
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
export const imiFirstDeadline: Parameter<string> = {
  id: 'property.imi.first-deadline',
  unit: 'date',
  law: 'CIMI, art. 120.º',
  confidence: 'B',
  reviewed: '2026-11-21',
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

/** The state's surcharge on dwellings and building land (AIMI), in cents; on what each person owns of them. */
export interface AimiBand {
  /** Of the sum of the tax values; the last band has no end. */
  readonly upTo?: number
  readonly rate: number
}

export const aimiBands: Parameter<readonly AimiBand[]> = {
  id: 'property.aimi',
  unit: 'cents, ratio',
  law: 'CIMI, arts. 135.º-A a 135.º-K',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-15',
  note: 'On the tax values of 1 January, paid in September. Twice the limits for couples who hand it in together; shops, offices and industry are left out.',
  values: [
    {
      from: '2019-01-01',
      value: [
        { upTo: 60_000_000, rate: 0 },
        { upTo: 100_000_000, rate: 0.007 },
        { upTo: 200_000_000, rate: 0.01 },
        { rate: 0.015 },
      ],
      source:
        'Código do IMI, art. 135.º-F, https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cimi/Pages/cimi135f.aspx; Portal das Finanças, perguntas frequentes, https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/questoes_frequentes/Pages/faqs-00623.aspx',
    },
  ],
}

/** No IMI in the first years of a home bought to live in. Cents and years. */
export interface ImiExemption {
  readonly vptLimit: number
  /** Gross income of the household in the year before. */
  readonly incomeLimit: number
  readonly years: number
  /** More years, where the municipality grants them. */
  readonly moreYears: number
}

export const imiExemption: Parameter<ImiExemption> = {
  id: 'property.imi.exemption',
  unit: 'cents, years',
  law: 'EBF, art. 46.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-15',
  note: 'Own permanent home, lived in within six months of the purchase.',
  values: [
    {
      from: '2022-06-28',
      value: { vptLimit: 12_500_000, incomeLimit: 15_330_000, years: 3, moreYears: 2 },
      source:
        'Estatuto dos Benefícios Fiscais, art. 46.º, https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/bf_rep/Pages/ebf-artigo-46-ordm-.aspx',
    },
  ],
}

/** No IMI, for as long as it lasts, on low incomes with property of little value. Both in IAS a month. */
interface ImiLowIncome {
  /** Gross income of the household in the year before. */
  readonly income: number
  /** Of all property of the household. */
  readonly vpt: number
}

export const imiLowIncome: Parameter<ImiLowIncome> = {
  id: 'property.imi.low-income',
  unit: 'IAS',
  law: 'CIMI, art. 11.º-A, n.º 1',
  confidence: 'A',
  reviewed: '2026-11-28',
  reviewBy: '2027-01-15',
  note: 'Own permanent home and farm land of residents; given by the tax authority without being asked. 2,3 and 10 times the yearly IAS, which is 14 of a month.',
  values: [
    {
      from: '2023-01-01',
      value: { income: 32.2, vpt: 140 },
      source:
        'Código do IMI, art. 11.º-A, https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/cimi/Pages/cimi11a.aspx; PLMJ, nota sobre o OE 2024, https://plmj.com/pt/conhecimento/notas-informativas/PLOE24-Imposto-Municipal-sobre-Imoveis-IMI/32902 (lidos a 28 de novembro de 2026)',
    },
  ],
}

/** Years after which a new valuation may be asked for, free of charge. */
export const imiRevaluation: Parameter = {
  id: 'property.imi.revaluation',
  unit: 'years',
  law: 'CIMI, art. 130.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-15',
  note: 'Asked for by 31 December, it counts for the tax of that year.',
  values: [
    {
      from: '2012-01-01',
      value: 3,
      source:
        'Código do IMI, art. 130.º; Economias, https://www.economias.pt/valor-patrimonial-tributario-considerado-desatualizado/',
    },
  ],
}
