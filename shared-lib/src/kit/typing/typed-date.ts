import { parseDate } from '../../rules/dates/date-formats'
import { monthBeginning, namedDate, namedMonth, withoutTime } from '../../rules/dates/named-date'
import { plainCharacters } from '../../rules/text/plain-characters'

type TypedDateFormat = 'DD/MM/YYYY' | 'MM/YYYY'

const groups = { 'DD/MM/YYYY': [2, 2, 4], 'MM/YYYY': [2, 4] } as const
const yearFirst = { 'DD/MM/YYYY': /^\d{4}\/\d\d?\/\d\d$/, 'MM/YYYY': /^\d{4}(\/\d\d){1,2}$/ } as const
const normal = { 'DD/MM/YYYY': namedDate, 'MM/YYYY': namedMonth } as const
const isMonthWord = (word: string) => 'de'.startsWith(word) || monthBeginning(word) >= 0

/**
 * Writes the slashes while a date is typed: `1203` becomes `12/03`. Slashes already typed end a group early, so
 * `1/3/1990` becomes `01/03/1990`; a year that comes first, or the name of a month, stays until the date is whole. Of a
 * whole date the field of a month takes the month. Nothing is refused here: whether it is a date is validation's question.
 */
export function typedDate(text: string, format: TypedDateFormat): string {
  const sizes = groups[format]
  const parts: string[] = []
  const shown = normal[format](text)
  const whole = parseDate(shown, format) && shown
  const plain = withoutTime(plainCharacters(text))
  const words = plain
    .replace(/^1\.?o\b/, '')
    .toLowerCase()
    .match(/\p{L}+/gu)
  if (words?.every(isMonthWord)) return whole ?? text
  let rest = plain
    .replace(/[.\s-]+/g, '/')
    .replace(/[^\d/]/g, '')
    // `1990` was taken for `19/90`, which is no day of a month.
    .replace(/^(19|20)\/(1[3-9]|[2-9]\d)\//, '$1$2/')
  if (/^\d{4}\//.test(rest)) return yearFirst[format].test(rest) ? normal[format](rest) : rest.slice(0, 10)
  if (format === 'MM/YYYY' && /^(\d\d?\/\d\d?\/\d*|\d{8})$/.test(rest))
    return whole ?? typedDate(rest, 'DD/MM/YYYY')
  for (const size of sizes) {
    const digits = /^\d*/.exec(rest.slice(0, size))?.[0] ?? ''
    if (digits === '') break
    rest = rest.slice(digits.length)
    const closed = rest.startsWith('/')
    if (closed) rest = rest.replace(/^\/+/, '')
    const last = parts.length === sizes.length - 1
    parts.push(closed && !last ? digits.padStart(size, '0') : digits)
    if (closed && rest === '' && !last) return `${parts.join('/')}/`
    if (digits.length < size && !closed) break
  }
  return parts.join('/')
}
