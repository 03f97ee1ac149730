import type { DatedValue, Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** IRS withheld from receipts for services of listed professions, mainland: a fraction of the receipt. */
export const receiptWithholding: Parameter = {
  id: 'payroll.self-employed.withholding',
  unit: 'ratio',
  law: 'CIRS, art. 101.º, n.º 1, al. b)',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'Two readings of 23 %; another one still used 25 % in 2026. The rates of the islands were not read.',
  values: [
    { from: '2024-01-01', to: '2024-12-31', value: 0.25, source: 'github.com/franciscobmacedo/saldo' },
    {
      from: '2025-01-01',
      to: '2026-12-31',
      value: 0.23,
      source: 'github.com/franciscobmacedo/saldo; github.com/henriquecoding/recibo-certo',
    },
  ],
}

const copy = 'github.com/henriquecoding/recibo-certo'

/** Read for the law of 2026, whose articles are those of 2025. */
const since2025 = <Value>(value: Value, source: string): readonly DatedValue<Value>[] => [
  { from: '2025-01-01', to: '2026-12-31', value, source },
]

/** IRS withheld from receipts for services of other professions. */
export const otherServiceWithholding: Parameter = {
  id: 'payroll.self-employed.other-withholding',
  unit: 'ratio',
  law: 'CIRS, art. 101.º, n.º 1, al. c)',
  confidence: 'B',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  values: since2025(0.115, `${copy} (Portal das Finanças, CIRS, art. 101.º)`),
}

/** A person who expects less than this in the year may do without withholding. */
export const withholdingWaiver: Parameter = {
  id: 'payroll.self-employed.withholding-waiver',
  unit: 'eur/year',
  law: 'CIRS, art. 101.º-B, n.º 1, al. a), e CIVA, art. 53.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  values: since2025(
    15_000,
    `Decreto-Lei n.º 35/2025, citado em ${copy}; Portal das Finanças, CIRS, art. 101.º-B`,
  ),
}

/** Part of what is sold that counts for social security: goods, hotels, restaurants and bars. */
export const goodsRelevantShare: Parameter = {
  id: 'payroll.self-employed.goods-share',
  unit: 'ratio',
  law: 'Código dos Regimes Contributivos, art. 162.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  values: since2025(0.2, `Instituto da Segurança Social, perguntas frequentes de 2023; ${copy}`),
}

export interface ContributionExemption {
  /** From the start of a first activity. */
  readonly firstMonths: number
  /** With a job that pays at least this many IAS a month … */
  readonly jobIas: number
  /** … what counts of a month up to this many IAS; above it, what is over contributes. */
  readonly besideJobIas: number
}

/** Who does not contribute from an activity; pensioners never do. */
export const contributionExemption: Parameter<ContributionExemption> = {
  id: 'payroll.self-employed.exemption',
  unit: 'months and IAS',
  law: 'Código dos Regimes Contributivos, art. 145.º e 157.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  values: since2025(
    { firstMonths: 12, jobIas: 1, besideJobIas: 4 },
    `Instituto da Segurança Social, perguntas frequentes de 2023; ${copy}`,
  ),
}

/** How far a declaration may raise or lower what counts. */
export const declaredAdjustment: Parameter<{ readonly most: number; readonly step: number }> = {
  id: 'payroll.self-employed.adjustment',
  unit: 'ratio',
  law: 'Código dos Regimes Contributivos, art. 164.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  values: since2025({ most: 0.25, step: 0.05 }, `Instituto da Segurança Social; ${copy}`),
}
