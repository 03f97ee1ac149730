import type { Parameter } from '../../dated/dated-parameter'
import * as sources from './sources'

/** The State's guarantee for young buyers. Amounts in euros, shares of the price as fractions. */
export interface StateGuarantee {
  readonly minAge: number
  readonly maxAge: number
  readonly priceCap: number
  /** Share of the price that has to be lent at least. */
  readonly minFinanced: number
  /** Guaranteed share of the price when all of it is lent; so much less for every share not lent. */
  readonly maxShare: number
  /** Guaranteed share at the least that may be lent. */
  readonly minShare: number
  readonly years: number
}

export const stateGuarantee: Parameter<StateGuarantee> = {
  id: 'home-loan.state-guarantee',
  unit: 'years, eur, ratio',
  law: 'DL 44/2024; Portaria 236-A/2024/1; DL 24/2025; Portaria 187/2025/1',
  confidence: 'A',
  reviewed: '2025-05-07',
  reviewBy: '2026-12-31',
  note: `For contracts up to the last day. Below 100 % the share is smaller in proportion: 10 % at 95 % and 1 % at 85 % (${sources.guaranteeScale}).`,
  values: [
    {
      from: '2024-09-28',
      to: '2026-12-31',
      value: {
        minAge: 18,
        maxAge: 35,
        priceCap: 450_000,
        minFinanced: 0.85,
        maxShare: 0.15,
        minShare: 0.01,
        years: 10,
      },
      source: sources.guarantee,
    },
  ],
}

/** Largest yearly taxable income: the top of the 8th bracket. */
export const guaranteeIncomeCap: Parameter = {
  id: 'home-loan.state-guarantee.income',
  unit: 'eur/year',
  law: 'Portaria 236-A/2024/1; CIRS, art. 68.º (8.º escalão)',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2026-12-31',
  values: [
    { from: '2024-09-28', to: '2024-12-31', value: 81_199, source: sources.guarantee },
    { from: '2025-01-01', to: '2025-12-31', value: 83_696, source: sources.guarantee },
    { from: '2026-01-01', to: '2026-12-31', value: 86_634, source: sources.incomeTable2026 },
  ],
}
