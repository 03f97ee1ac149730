import { plainCharacters } from '../text/plain-characters'
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

/**
 * A date as people write it, day or year first and with any separator or none, in the order of its field: `1-2-1990`,
 * `1990.02.01` and `01021990` are `01/02/1990`, `2026-01` is `01/2026`.
 */
export function normalDate(text: string): string {
  const plain = plainCharacters(text).replace(/^(\d\d)?(\d\d)(\d{4})$/, (_, day, month, year) =>
    [day, month, year].filter(Boolean).join('/'),
  )
  const parts = plain.split(/\s*[-./\s]\s*/)
  if (parts[0]?.length === 4) parts.reverse()
  return parts.map((part) => part.padStart(2, '0')).join('/')
}

/**
 * How fields read a day. A server also reads times and names of months, which a page has in the code that follows typing:
 * a form without it stays lighter.
 */
export const dayReader = { read: normalDate }

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

/** First day of the period that a format can express: of the year for `YYYY`, of the month for `MM/YYYY`. */
export function startOfPeriod(date: IsoDate, format: DateFormat): IsoDate {
  const { year, month, day } = partsOf(date)
  const start = isoDate(year, format.includes('MM') ? month : 1, format.includes('DD') ? day : 1)
  return start ?? date
}
