/** Unit of a number of an invoice. `eur/kva/day` is a price of the power by kVA. */
export type Unit =
  | 'kwh'
  | 'kva'
  | 'm3'
  | 'days'
  | 'months'
  | 'years'
  | 'percent'
  | 'eur'
  | 'eur/kwh'
  | 'eur/day'
  | 'eur/kva/day'
  | 'eur/month'
  | 'other'

export interface Quantity {
  readonly value: number
  /** Undefined where neither side of the number names one. */
  readonly unit: Unit | undefined
  /** Place in the text it was read from, unit included. */
  readonly start: number
  readonly end: number
}

const kwh = String.raw`k{1,2}\s?[wv]{1,2}\s?h(?:\/h)?\b`
const euro = '(?:€|eur(?:os?)?\\b|e(?=\\s?[/|]))'
const cent = '(?:c|ct|cents?|centimos?)\\s?€?'
const per = '\\s*(?:/|\\||por\\b)\\s*'
/** In the order in which they are tried: a price per kWh begins like an amount of euros. */
const units: readonly (readonly [Unit, string, number])[] = [
  ['eur/kwh', `${euro}${per}${kwh}`, 1],
  ['eur/kwh', `${cent}${per}${kwh}`, 0.01],
  ['eur/kwh', `${euro}${per}mwh\\b`, 0.001],
  ['eur/kva/day', `${euro}${per}\\(?k(?:va|w)\\s?[./·*x]?\\s?dia\\)?`, 1],
  ['eur/day', `${euro}${per}d(?:ias?)?\\b`, 1],
  ['eur/day', `${cent}${per}d(?:ias?)?\\b`, 0.01],
  ['eur/month', `${euro}${per}mes(?:es)?\\b`, 1],
  ['other', `${euro}${per}[a-z]`, 1],
  ['kwh', `${kwh}(?!\\s?/(?!\\s?ano))`, 1],
  ['kwh', 'mwh\\b', 1000],
  ['kva', 'k(?:va|w)\\b(?!\\s?[/.])', 1],
  ['m3', 'm(?:3|³|\\^3)(?!\\d)', 1],
  ['days', 'd(?:ias?)?\\b', 1],
  ['months', '(?:mes(?:es)?|mensalidades)\\b', 1],
  ['years', 'anos?\\b', 1],
  ['percent', '%', 1],
  ['eur', '(?:€|eur(?:os?)?\\b)', 1],
  ['other', '(?:kg|g\\b|mg\\b|t\\b|kvarh|v\\b|bar\\b|h\\b|pcs\\b)', 1],
]
const after = units.map(
  ([unit, text, factor]) =>
    [unit, new RegExp(`^\\s{0,2}(?:\\([a-z ]{4,}\\)\\s?)?\\(?(?:${text})\\)?`), factor] as const,
)
const anywhere = units
  .filter(([unit]) => !['other', 'years', 'percent'].includes(unit))
  .map(([unit, text, factor]) => [unit, new RegExp(`(?<![a-z])(?:${text})`), factor] as const)

/** The unit that a label or the head of a column names, e.g. `consumo (kwh)`, and what its numbers are multiplied by. */
export function namedUnit(label: string): { readonly unit: Unit; readonly factor: number } | undefined {
  const hit = anywhere.find(([, pattern]) => pattern.test(label))
  return hit && { unit: hit[0], factor: hit[2] }
}

/** Looks like a number and is none: dates, postal codes, supply point codes, telephones. Blanked, places kept. */
const noNumbers =
  /pt\s?\d[\d\s]{12,22}[a-z]{2}\b|\b\d{1,2}(?<mark>\s?[/.-]\s?)\d{1,2}\k<mark>(?:\d{4}|\d{2})\b|\b\d{4}[/.-]\d{2}[/.-]\d{2}\b|\b\d{4}\s?-\s?\d{3}\b|\b\d{1,2} (?:de )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*\.?(?: (?:de )?\d{4})?\b|\b[1-4]\s?\.?[ºª]|\bm(?:3|³)/g
/** The text with all of that blanked, every other letter at its place. */
export const withoutDates = (text: string) => text.replace(noNumbers, (found) => ' '.repeat(found.length))

/** A dash between words and a number parts them; any other is a minus. */
const number =
  /(?<![\w.,/])((?<![a-z)]\s?)[-−–]\s?|(?<=\s)[-−–])?(\d{1,3}(?:[. ]\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\s?\d+)?)(?!\d|\/[^a-z])/g

/** A comma is always the decimal one; a point is, unless it comes before three digits of a unit counted in thousands. */
function readNumber(digits: string, unit: Unit | undefined): number {
  const text = digits.replace(/\s/g, '')
  if (text.includes(',')) return Number(text.replaceAll('.', '').replace(',', '.'))
  const small = unit === 'kva' || unit === 'percent' || unit?.startsWith('eur/')
  const thousands = /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) && !small
  return Number(thousands ? text.replaceAll('.', '') : text)
}

/** A space between digits parts thousands only where what follows is counted in them. */
const splits = (digits: string, unit: Unit | undefined) =>
  /^\d{1,3} \d{3}$/.test(digits) && unit !== 'kwh' && unit !== 'eur' && unit !== undefined

/** Every number of a folded text with the unit next to it. */
export function quantitiesIn(plain: string): Quantity[] {
  const text = withoutDates(plain)
  return [...text.matchAll(number)].flatMap((found): Quantity[] => {
    const [whole, sign, digits = ''] = found
    const end = found.index + whole.length
    const rest = plain.slice(end)
    const euroBefore = /(?:€|eur)\s?$/.test(plain.slice(0, found.index))
    const unitIn = (text: string) => after.find(([, pattern]) => pattern.test(text))
    const hit = unitIn(rest) ?? (euroBefore ? unitIn(`€${rest.trimStart()}`) : undefined)
    const factor = hit?.[2] ?? 1
    const unit = hit?.[0]
    const used = splits(digits, unit) ? digits.slice(-3) : digits
    const length = hit?.[1].exec(rest)?.[0].length ?? 0
    const value = readNumber(used, unit) * factor * (sign ? -1 : 1)
    return [{ value: Number(value.toFixed(8)), unit, start: found.index, end: end + length }]
  })
}
