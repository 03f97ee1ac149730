import { plainCharacters } from '../text/plain-characters'
import { normalDate, parseDate } from './date-formats'
import { monthNames } from './format-date'

// Apart from the other formats: masks and months need names, and a form with a day is lighter without them.

/** Index of the month whose name begins with this text, `ç` or not; -1 for none. */
export const monthBeginning = (text: string): number =>
  monthNames.findIndex((name) => name.replace('ç', 'c').startsWith(text.replace('ç', 'c')))

/** Numbers in place of the names of months, and four digits for a year behind one; 19 and 20 may be half a year. */
const withoutNames = (text: string) =>
  text
    .replace(/^1\.?o\b/, '1')
    .replaceAll(',', ' ')
    .replace(/(\P{L}|^)de(?!\p{L})/gu, '$1 ')
    .replace(/(\p{L}{3,})\.?(?:\W+(?!19|20)(\d\d)$)?/gu, (all, name: string, year?: string) => {
      const at = monthBeginning(name)
      return at < 0 ? all : `${at + 1} ${year ? (year < '50' ? 20 : 19) + year : ''}`
    })

/** A text without the words before its day, the time behind it and signs around: `qui, 5/3/2026 às 14:32`; `20260305` with slashes. */
export const withoutTime = (text: string): string =>
  text
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/^(?:\p{L}[\p{L}-]*[.,:]*\s+)+(?=\d\d?\D)/u, '')
    .replace(/(?<=\d)(?:T|,?\s+(?:[aà]s )?)\d\d?[:h]\d\d.*$/i, '')
    .replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-3]\d)?$/, (_, ...parts) =>
      parts.slice(0, 3).filter(Boolean).join('/'),
    )
    .replace(/(?<=\d)\s*[|\\_·•]\s*(?=\d)/g, '/')

/** As `normalDate`, also with a time or the name of its month: `1 fev. 90` is `01/02/1990`. */
export const namedDate = (text: string): string =>
  normalDate(withoutNames(withoutTime(plainCharacters(text).replace(/[^\p{L}\d]{1,3}$/u, '')).toLowerCase()))

/** A month as people write it, or that of a whole date: `3-2027` and `15 de março de 2027` are `03/2027`. */
export function namedMonth(text: string): string {
  const date = namedDate(text)
  return parseDate(date, 'DD/MM/YYYY') ? date.slice(3) : date
}
