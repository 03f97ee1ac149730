import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'
import type { MaritalStatus } from './withholding-table-choice'

type ByStatus = Readonly<Record<MaritalStatus, number>>

interface DisabledDependent {
  readonly amount: ByStatus
  /** Up to how many times the amount the worker may ask the company to count. */
  readonly mostTimes: ByStatus
}

/** Added to the deduction of the work tables for each dependent with a disability of 60 % or more, euros a month. */
export const disabledDependent: Parameter<DisabledDependent> = {
  id: 'payroll.disabled-dependent',
  unit: 'eur/month',
  law: 'Despacho n.º 233-A/2026, n.º 5, al. a), e n.os 6 e 7',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'The orders of 2025 were not read; the amount is the same in those before and after.',
  values: [
    {
      from: '2023-07-01',
      to: '2026-12-31',
      value: {
        amount: { single: 84.82, oneEarner: 84.82, twoEarners: 42.41 },
        mostTimes: { single: 3, oneEarner: 3, twoEarners: 6 },
      },
      source: sources.orders,
    },
  ],
}

/** Added for a spouse with a disability of 60 % or more and without income, only with one earner; euros a month. */
export const disabledSpouse: Parameter = {
  id: 'payroll.disabled-spouse',
  unit: 'eur/month',
  law: 'Despacho n.º 233-A/2026, n.º 5, al. b)',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  values: [{ from: '2023-07-01', to: '2026-12-31', value: 135.71, source: sources.orders }],
}

/** Pension tables have no column for dependents: the text of the order adds this to the deduction, euros a month each. */
export const pensionDependent: Parameter<ByStatus> = {
  id: 'payroll.pension-dependent',
  unit: 'eur/month',
  law: 'Despacho n.º 233-A/2026, n.º 5, al. c)',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'The orders of 2025 were not read: unknown. Tables I to III of that of 2026 print the same three amounts.',
  values: [
    {
      from: '2024-01-01',
      to: '2024-12-31',
      value: { single: 34.29, oneEarner: 42.86, twoEarners: 21.43 },
      source: 'Despacho n.º 13288-E/2023, n.º 5, al. c), redação da Declaração de Retificação n.º 7-A/2024',
    },
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: { single: 34.29, oneEarner: 42.86, twoEarners: 21.43 },
      source:
        'Despacho n.º 233-A/2026, n.º 5, al. c); tabelas de 2026 em https://www.montepio.org/ei/pessoal/impostos/tabelas-do-irs-conheca-as-taxas-de-retencao-na-fonte (lidas a 28 de novembro de 2026)',
    },
  ],
}

/** With `from` dependents or more the rate of the row falls by `cut`; formulas and deductions keep the full rate. */
export const manyDependents: Parameter<{ readonly from: number; readonly cut: number }> = {
  id: 'payroll.many-dependents',
  unit: 'ratio',
  law: 'Despacho n.º 233-A/2026, n.º 5, al. h)',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  note: 'Work tables only.',
  values: [
    {
      from: '2023-07-01',
      to: '2026-12-31',
      value: { from: 3, cut: 0.01 },
      source:
        'Despacho n.º 4930/2023, de 26 de abril, e Despacho n.º 233-A/2026, citados em páginas públicas',
    },
  ],
}
