import { addMonths } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { ContractExpiry } from '../fields'

/** How far away the last day of a loyalty period is; a day that has passed has no effect. */
export function expiryOf(lastDay: IsoDate, today: IsoDate): ContractExpiry {
  if (lastDay < today) return 'none'
  if (lastDay < addMonths(today, 2)) return 'under2'
  return lastDay <= addMonths(today, 4) ? 'from2to4' : 'over4'
}

/** Months until the last day, a begun one counted whole; undefined past the longest period there is. */
export function monthsUntil(lastDay: IsoDate, today: IsoDate, longest: number): number | undefined {
  const months = Array.from({ length: longest + 1 }, (_, count) => count)
  return months.find((count) => lastDay <= addMonths(today, count))
}
