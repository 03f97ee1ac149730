import { addMonths } from 'shared-lib/dates/calendar'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import type { ContractExpiry } from './telecom-answers'

/** How far away the last day of a loyalty period is; a day that has passed binds nobody. */
export function expiryOf(lastDay: IsoDate, today: IsoDate): ContractExpiry {
  if (lastDay < today) return 'none'
  if (lastDay < addMonths(today, 2)) return 'under2'
  return lastDay <= addMonths(today, 4) ? 'from2to4' : 'over4'
}
