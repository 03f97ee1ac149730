import { startOfPeriod } from '../../dates/date-formats'
import type { IsoDate } from '../../dates/iso-date'

/** True for a day of a month that is over: the Euribor of the running month is not settled yet. */
export const isInPastMonth = (date: IsoDate, today: IsoDate): boolean =>
  date < startOfPeriod(today, 'YYYY/MM')
