import { type IsoDate, isEnteredDay, isoDate, partsOf } from './iso-date'

/** How a date, a month or a year is written in a field. */
export const dateFormats = ['DD/MM/YYYY', 'MM/YYYY', 'YYYY', 'YYYY/MM/DD', 'YYYY/MM'] as const
export type DateFormat = (typeof dateFormats)[number]

const patterns: Readonly<Record<DateFormat, RegExp>> = {
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'MM/YYYY': /^(?<month>\d{2})\/(?<year>\d{4})$/,
  YYYY: /^(?<year>\d{4})$/,
  'YYYY/MM/DD': /^(?<year>\d{4})\/(?<month>\d{2})\/(?<day>\d{2})$/,
  'YYYY/MM': /^(?<year>\d{4})\/(?<month>\d{2})$/,
}

/** Text → date, the first day of the month or year when the format has no day. `undefined` unless `isEnteredDay`. */
export function parseDate(text: string, format: DateFormat): IsoDate | undefined {
  const found = patterns[format].exec(text)?.groups
  const date = found && isoDate(Number(found.year), Number(found.month ?? 1), Number(found.day ?? 1))
  return isEnteredDay(date) ? date : undefined
}

/** Date → text; formats without a day or month leave it out. */
export function formatDate(date: IsoDate, format: DateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
}

/** First day of the period that a format can tell: of the year for `YYYY`, of the month for `MM/YYYY`. */
export function startOfPeriod(date: IsoDate, format: DateFormat): IsoDate {
  const { year, month, day } = partsOf(date)
  const start = isoDate(year, format.includes('MM') ? month : 1, format.includes('DD') ? day : 1)
  return start ?? date
}
