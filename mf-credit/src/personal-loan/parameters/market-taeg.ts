import type { Parameter } from 'shared-lib/dated/dated-parameter'

/** Kinds of credit whose market average stands beside one ceiling; that of new cars mixes two. */
export const marketSeries = ['personal', 'education', 'carUsed'] as const
export type MarketSeries = (typeof marketSeries)[number]

/** Average TAEG of the contracts that all lenders signed in a month. */
export interface MonthlyAverage {
  /** `2026-08`. */
  readonly month: string
  /** Fraction. */
  readonly taeg: number
}

/** Context beside a proposal and beside the ceiling; never an offer. */
export const marketTaeg: Parameter<Readonly<Record<MarketSeries, MonthlyAverage>>> = {
  id: 'consumer-credit.market-taeg',
  unit: 'ratio',
  law: 'Banco de Portugal, BPstat',
  confidence: 'B',
  reviewed: '2026-10-07',
  reviewBy: '2026-12-15',
  note: 'One copy of the series 13168943, 13168938 and 13168941.',
  values: [
    {
      from: '2026-08-01',
      value: {
        personal: { month: '2026-08', taeg: 0.119 },
        education: { month: '2026-07', taeg: 0.075 },
        carUsed: { month: '2026-07', taeg: 0.114 },
      },
      source: 'Banco de Portugal, BPstat, TAEG média dos novos contratos, na cópia de aocentimo',
    },
  ],
}
