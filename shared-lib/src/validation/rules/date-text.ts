import { type DateFormat, parseDate, startOfPeriod } from '../../dates/date-formats'
import type { IsoDate } from '../../dates/iso-date'

export interface DateLimits {
  /** First day allowed. For `MM/YYYY` its month is allowed, for `YYYY` its year. */
  readonly min?: IsoDate | undefined
  /** Last day allowed, in the same way. */
  readonly max?: IsoDate | undefined
}

/** Fault of a date as typed; `undefined` when there is none. Only days the calendar has are dates. */
export function dateProblem(
  text: unknown,
  format: DateFormat,
  { min, max }: DateLimits = {},
): 'invalid' | 'too-early' | 'too-late' | undefined {
  const date = typeof text === 'string' ? parseDate(text, format) : undefined
  if (date === undefined) return 'invalid'
  if (min !== undefined && date < startOfPeriod(min, format)) return 'too-early'
  return max !== undefined && date > startOfPeriod(max, format) ? 'too-late' : undefined
}

/** True for a real date in that format and within the limits. */
export const isDateText = (text: unknown, format: DateFormat, limits?: DateLimits): boolean =>
  dateProblem(text, format, limits) === undefined
