import { daysBetween } from '../../rules/dates/calendar'
import { isIsoDate, toIsoDate } from '../../rules/dates/iso-date'

/** Days without a change after which kept proposals are erased: none lasts that long. */
export const keptDays = 180

/** Key in `localStorage` of the notebook of a product. */
export const bookKey = (product: string) => `qp:notebook:${product}`

/** Whether data last changed `on` that day have expired; without a day, always. */
export const isOver = (on: unknown, today: string): boolean =>
  !isIsoDate(on) || daysBetween(toIsoDate(on), toIsoDate(today)) > keptDays
