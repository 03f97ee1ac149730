import { addMonths } from '../dates/calendar'
import { formatDate } from '../dates/date-formats'
import { type IsoDate, toIsoDate } from '../dates/iso-date'
import { messages } from '../validation/messages'
import type { LeadProblem } from '../validation/problem'

// No rule that we hold is older, and loans are not planned further ahead.
const first = toIsoDate('2000-01-01')
const monthsAhead = 24

/** A day that no loan would be computed for. */
export function creditDateProblem(field: string, date: IsoDate, today: IsoDate): LeadProblem | undefined {
  const last = addMonths(today, monthsAhead)
  if (date < first) return { field, message: messages.dateFrom(formatDate(first, 'DD/MM/YYYY')) }
  if (date > last) return { field, message: messages.dateUntil(formatDate(last, 'DD/MM/YYYY')) }
  return undefined
}
