import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { newestMonth, nextFigures } from 'shared-lib/rules/dated/monthly-figures'
import averages from './average-taeg.json'

/** Average TAEG of the cards, credit lines and overdrafts that were contracted in a month. */
interface CardAverage {
  /** `2026-07`. */
  readonly month: string
  /** Fraction. */
  readonly taeg: number
}

const newestAverage = newestMonth(averages, 'taeg')

export const cardAverageTaeg: Parameter<CardAverage> = {
  id: 'credit-card.average-taeg',
  unit: 'ratio',
  law: 'Banco de Portugal, BPstat, taxas do crédito aos consumidores',
  confidence: 'B',
  reviewed: averages.read,
  reviewBy: nextFigures(newestAverage.month, 3, '15'),
  note: 'An average is a mark on a scale, no price.',
  values: [
    {
      from: `${newestAverage.month}-01`,
      value: newestAverage,
      source: averages.months.at(-1)?.source ?? '',
    },
  ],
}
