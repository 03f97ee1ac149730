import { assumedRates } from 'shared-lib/rules/credit/parameters/assumed-rates'
import { datedValueOn, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { marketRates } from '../data/parameters/market'

/** What new loans of a kind cost, as the Banco de Portugal publishes it: the middle of variable and fixed ones, the average of mixed ones. */
interface NewLoanRate {
  /** Fraction. */
  readonly rate: number
  /** `2026-08`. */
  readonly month: string
}

export function newLoanRate(kind: 'mixed' | 'variable' | 'fixed', on: IsoDate): NewLoanRate | undefined {
  if (kind === 'mixed') {
    const averages = datedValueOn(assumedRates, on)
    return averages && { rate: averages.value.mixedTan, month: averages.from.slice(0, 7) }
  }
  const market = tryValueOn(marketRates, on)
  return market && { rate: market[kind].median, month: market.month }
}
