import { addDays, addMonths, daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, roundHalfUpToCent, timesCents } from 'shared-lib/rules/money/cents'
import type { Term } from '../data/offers/deposit-offer'

/** Interest of a deposit. Rates and tax are fractions. */
export interface Interest {
  readonly days: number
  readonly grossCents: Cents
  readonly taxCents: Cents
  readonly netCents: Cents
}

/** A rate for so many real days of the term. */
export interface RateDays {
  readonly tanb: number
  readonly days: number
}

/**
 * Simple interest of real days in a year of `yearDays`, rounded once to the cent; the tax is of that interest, rounded as a
 * bank withholds it. Interest that is paid on the way is not put back: it earns nothing more.
 */
export function interestOf(
  amount: Cents,
  parts: readonly RateDays[],
  tax: number,
  { yearDays, kept = 1 }: { readonly yearDays: number; readonly kept?: number },
): Interest {
  const days = parts.reduce((sum, part) => sum + part.days, 0)
  const weighted = parts.reduce((sum, part) => sum + part.tanb * part.days, 0)
  const grossCents = roundHalfUpToCent(((amount / 100) * weighted * kept) / yearDays)
  const taxCents = timesCents(grossCents, tax)
  return { days, grossCents, taxCents, netCents: cents(grossCents - taxCents) }
}

/** Its last day: after the bank's own number of days where published, else the same day so many months later. */
export const endOf = (start: IsoDate, { months = 0, days }: Term): IsoDate =>
  days === undefined ? addMonths(start, months) : addDays(start, days)

/** Calendar months that have begun between two days: what an account that charges by month costs. */
export function begunMonths(start: IsoDate, end: IsoDate): number {
  let months = 0
  while (addMonths(start, months) < end) months += 1
  return months
}

/** The days of a rising deposit's periods, which share its months evenly; of other deposits, its whole term. */
export function rateDays(
  { tanb, steps, ...term }: Term & { readonly tanb: number; readonly steps?: readonly number[] },
  start: IsoDate,
): readonly RateDays[] {
  const end = endOf(start, term)
  if (!steps) return [{ tanb, days: daysBetween(start, end) }]
  const borders = steps.map((_, at) =>
    at === steps.length - 1
      ? end
      : term.days !== undefined
        ? addDays(start, Math.round((term.days * (at + 1)) / steps.length))
        : addMonths(start, Math.round(((term.months ?? 0) * (at + 1)) / steps.length)),
  )
  return steps.map((rate, at) => ({
    tanb: rate,
    days: daysBetween(borders[at - 1] ?? start, borders[at] ?? end),
  }))
}
