import { type IsoDate, isoDate, partsOf } from './iso-date'

/** How a date, a month or a year is written in a field. */
export const dateFormats = ['DD/MM/YYYY', 'MM/YYYY', 'YYYY', 'YYYY/MM/DD', 'YYYY/MM'] as const
export type DateFormat = (typeof dateFormats)[number]

/** How a day or month is kept and sent. */
type KeptFormat = 'YYYY-MM-DD' | 'YYYY-MM'

/** Years as `isEnteredDay` takes them. */
const patternOf = (format: DateFormat | KeptFormat) =>
  new RegExp(
    `^${format.replace(/[A-Z]+/g, (part) => `(?<${part}>${part === 'YYYY' ? '(19|2[01])' : ''}\\d\\d)`)}$`,
  )

/** Text → date, the first day of the month or year when the format has no day. `undefined` unless `isEnteredDay`. */
export function parseDate(text: string, format: DateFormat | KeptFormat): IsoDate | undefined {
  const found = patternOf(format).exec(text)?.groups
  return found && isoDate(Number(found.YYYY), Number(found.MM ?? 1), Number(found.DD ?? 1))
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
