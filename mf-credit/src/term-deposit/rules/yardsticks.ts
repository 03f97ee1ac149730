import { newestValueOn, tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { addMonths, daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { averageDepositRate, inflation } from '../data/parameters/market'
import { aforroBase, aforroTerms, treasuryTerms } from '../data/parameters/state-savings'
import { interestOf } from './interest'
import type { Saver } from './saver'
import { aforroValue, treasuryInterest } from './state-savings'
import { risen } from './yields'

type YardstickKey = 'aforro' | 'treasury' | 'average' | 'inflation'

/** A measure to compare a deposit with: no offer, and not sold by us. */
export interface Yardstick {
  readonly key: YardstickKey
  /** Net euros in hand on the day; of inflation, what the money has to gain to buy the same. */
  readonly cents: Cents
  /** Fraction a year before tax; of inflation, as published. */
  readonly rate: number
  /** Month (first day) whose figure it is, where it is a figure of a month. */
  readonly month?: string
}

/** Whole months that have passed between two days. */
function wholeMonths(start: IsoDate, end: IsoDate): number {
  let months = 0
  while (addMonths(start, months + 1) <= end) months += 1
  return months
}

const within = (amount: Cents, { min, max }: { readonly min: number; readonly max: number }) =>
  amount >= min * 100 && amount <= max * 100

const quarter = 3
const year = 12

/** Outcome of the same money elsewhere by the same day; each is missing where it cannot be had or is not known. */
export function yardsticksOf(saver: Saver): readonly Yardstick[] {
  const { amount, start, end, tax, yearDays } = saver
  const days = daysBetween(start, end)
  const months = saver.months ?? wholeMonths(start, end)
  const aforro = tryValueOn(aforroTerms, start)
  const treasury = tryValueOn(treasuryTerms, start)
  const base = newestValueOn(aforroBase, start)
  const average = newestValueOn(averageDepositRate, start)
  const prices = newestValueOn(inflation, start)
  const paid =
    treasury && months >= treasury.lockedMonths && within(amount, treasury)
      ? treasuryInterest(amount, Math.floor(months / year), tax, treasury)
      : undefined
  return [
    ...(base && aforro && months >= aforro.lockedMonths && within(amount, aforro)
      ? [
          {
            key: 'aforro' as const,
            cents: aforroValue(amount, base.value, Math.floor(months / quarter), tax, aforro).netCents,
            rate: base.value,
            month: base.from,
          },
        ]
      : []),
    ...(paid ? [{ key: 'treasury' as const, cents: paid.netCents, rate: paid.averageRate }] : []),
    ...(average
      ? [
          {
            key: 'average' as const,
            cents: interestOf(amount, [{ tanb: average.value, days }], tax, { yearDays }).netCents,
            rate: average.value,
            month: average.from,
          },
        ]
      : []),
    ...(prices
      ? [
          {
            key: 'inflation' as const,
            cents: cents(roundHalfUpToCent((amount / 100) * risen(prices.value, days))),
            rate: prices.value,
            month: prices.from,
          },
        ]
      : []),
  ]
}
