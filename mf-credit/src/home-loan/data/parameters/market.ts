import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

/** Shares of a hundred contracts, from the cheapest, that pay at most so much. Fractions. */
export interface Percentiles {
  readonly p10: number
  readonly p25?: number
  readonly median: number
  readonly p75: number
  readonly p90: number
}

interface MarketRates {
  /** Month of the contracts, `YYYY-MM`. */
  readonly month: string
  readonly variable: Percentiles
  readonly fixed: Percentiles
}

/** Percentiles of new contracts, to place a rate on a scale; never an offer. */
export const marketRates: Parameter<MarketRates> = {
  id: 'home-loan.market-rates',
  unit: 'ratio',
  law: 'Estatísticas do Banco de Portugal: não há valor legal',
  confidence: 'B',
  reviewed: '2026-08-20',
  reviewBy: '2027-01-31',
  note: 'Mixed rates, most of the lending, are not published by percentile.',
  values: [
    {
      from: '2026-06-01',
      value: {
        month: '2026-06',
        variable: { p10: 0.0265, median: 0.0319, p75: 0.0343, p90: 0.0366 },
        fixed: { p10: 0.0293, p25: 0.0348, median: 0.0397, p75: 0.0418, p90: 0.0442 },
      },
      source: 'Banco de Portugal, BPstat, domínio 186 (junho de 2026)',
    },
  ],
}

/** Rates assumed until there is a proposal: averages of new contracts. Fractions. */
interface AssumedRates {
  readonly spread: number
  /** Of the fixed part of a mixed loan, and of a fixed one. */
  readonly mixedTan: number
  readonly fixedTan: number
}

export const assumedRates: Parameter<AssumedRates> = {
  id: 'home-loan.assumed-rates',
  own: true,
  unit: 'ratio',
  law: 'Hipóteses deste simulador, a partir de médias do Banco de Portugal',
  confidence: 'C',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'Average spread of 2025, average rate of new mixed loans in August 2026, median of new fixed ones in June 2026. None is an offer.',
  values: [
    {
      from: '2026-08-01',
      value: { spread: 0.0073, mixedTan: 0.0286, fixedTan: 0.0397 },
      source:
        'Banco de Portugal, relatório de 2026-06-22 (spread médio de 2025); ECO, 2026-10-01 (taxa mista média de agosto de 2026); BPstat, domínio 186 (mediana da taxa fixa, junho de 2026)',
    },
  ],
}
