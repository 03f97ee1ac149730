import { plainCharacters } from '../text/plain-characters'
import { monthNames } from './format-date'
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

/** Index of the month whose name begins with this text, `ç` or not; -1 for none. */
export const monthBeginning = (text: string): number =>
  monthNames.findIndex((name) => name.replace('ç', 'c').startsWith(text.replace('ç', 'c')))

/** Numbers in place of the names of months, and four digits for a year behind one; 19 and 20 may be half a year. */
const withoutNames = (text: string) =>
  text
    .replace(/^1\.?o\b/, '1')
    .replace(/(\P{L}|^)de(?!\p{L})/gu, '$1 ')
    .replace(/(\p{L}{3,})\.?(?:\W+(?!19|20)(\d\d)$)?/gu, (all, name: string, year?: string) => {
      const at = monthBeginning(name)
      return at < 0 ? all : `${at + 1}/${year ? (year < '50' ? 20 : 19) + year : ''}`
    })

/**
 * A date as people write it, day or year first and with any separator or none, in the order of its field: `1-2-1990`,
 * `1990.02.01`, `1 fev. 90` and `01021990` are `01/02/1990`, `2026-01` and `janeiro de 2026` are `01/2026`.
 */
export function normalDate(text: string): string {
  const plain = withoutNames(plainCharacters(text).toLowerCase()).replace(
    /^(\d\d)?(\d\d)(\d{4})$/,
    (_, day, month, year) => [day, month, year].filter(Boolean).join('/'),
  )
  const parts = plain.split(/[-.,/\s]+/).filter(Boolean)
  if (parts[0]?.length === 4) parts.reverse()
  return parts.map((part) => part.padStart(2, '0')).join('/')
}

/** A month as people write it, or that of a whole date: `3-2027` and `15 de março de 2027` are `03/2027`. */
export function normalMonth(text: string): string {
  const date = normalDate(text)
  return parseDate(date, 'DD/MM/YYYY') ? date.slice(3) : date
}

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
