import { daysBetween } from 'shared-lib/rules/dates/calendar'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import { interestOf } from '../../rules/interest'
import type { Saver } from '../../rules/saver'
import { todayRate } from './today.field'

/** Net gain of the money where it is now: at 0 % where no rate was given. */
export function ownOf(text: string | undefined, { amount, start, end, tax, yearDays }: Saver) {
  const given = todayRate.parse(text ?? '')
  const tanb = given ?? 0
  const { netCents } = interestOf(amount, [{ tanb, days: daysBetween(start, end) }], tax, { yearDays })
  return { cents: netCents, percent: tanb * 100, isGiven: given !== undefined }
}

/** `em 12 meses` */
export const overWords = ({ months, end }: Saver): string =>
  months ? `em ${monthsInWords(months)}` : `até ${formatDatePt(end)}`
