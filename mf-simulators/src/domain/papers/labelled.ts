import { type Quantity, quantitiesIn } from '../invoice/quantities'
import type { Line } from '../invoice/text-item'

type Kind = 'eur' | 'percent' | 'months' | 'count'

export interface Amount {
  readonly value: number
  /** Place in the text, unit included. */
  readonly start: number
  readonly end: number
}

const isWhole = /^\d{1,3}$/
const kinds: Readonly<Record<Kind, (quantity: Quantity, text: string) => boolean>> = {
  /** Euros: with their sign, or with two decimals. */
  eur: ({ unit }, text) =>
    unit === 'eur' || unit === 'eur/month' || (unit === undefined && /,\d{2}$/.test(text)),
  percent: ({ unit }) => unit === 'percent',
  months: ({ unit }) => unit === 'months' || unit === 'years',
  /** A whole number by its label, e.g. of instalments. */
  count: ({ unit }, text) => (unit === undefined || unit === 'months') && isWhole.test(text),
}

/** Numbers of a kind in a folded text, in their order and without signs; years are given as months. */
export const numbersIn = (kind: Kind, plain: string): readonly Amount[] =>
  quantitiesIn(plain).flatMap((one) => {
    const { value, unit, start, end } = one
    if (!kinds[kind](one, plain.slice(start, end).replace(/^[^\d]+|\s*mes\w*$/g, ''))) return []
    return [{ value: Math.abs(value) * (unit === 'years' ? 12 : 1), start, end }]
  })

export interface Seen {
  readonly value: number
  readonly line: Line
}

/** Text below a label: the cell in its column where both lines have several, else the whole line. */
function below({ cells }: Line, label: RegExp, next: Line): string {
  const own = cells.find(({ plain }) => label.test(plain))
  if (!own || cells.length === 1 || next.cells.length === 1) return next.plain
  return next.cells.find(({ x, end }) => x <= own.end && end >= own.x)?.plain ?? ''
}

/** Texts that give a number of something else: an example, a limit, a warning. */
const other = /exemplo|cenario|hipotese|podera|poderia|aumentar|maxim|inferior|superior|anterior|por cada/

/** The first number behind each line's label, then those below one whose own line has none. */
export function seenAfter(
  lines: readonly Line[],
  label: RegExp,
  kind: Kind,
  without: RegExp = other,
): readonly Seen[] {
  const [behind, under]: [Seen[], Seen[]] = [[], []]
  for (const [at, line] of lines.entries()) {
    const hit = label.exec(line.plain)
    if (!hit || without.test(line.plain)) continue
    const [own] = numbersIn(kind, line.plain.slice(hit.index + hit[0].length))
    if (own) behind.push({ value: own.value, line })
    for (const next of own ? [] : lines.slice(at + 1, at + 3)) {
      if (next.page !== line.page || without.test(next.plain)) break
      const [value] = numbersIn(kind, below(line, label, next))
      if (value) under.push({ value: value.value, line: next })
      if (value || /^\d+(?:\.\d+)*\.?\s+[a-z]|:/.test(next.plain)) break
    }
  }
  return [...behind, ...under]
}

/** `4 prestações de 88,90 €`: how many, by the group of `counted`, and the amount of each, of lines that give both. */
export const partsIn = (lines: readonly Line[], counted: RegExp) =>
  lines.flatMap((line) => {
    const hit = counted.exec(line.plain)
    const [each] = hit ? numbersIn('eur', line.plain.slice(hit.index + hit[0].length)) : []
    return hit && each ? [{ count: Number(hit[1]), each: each.value, line }] : []
  })

/** The same within 2 %. */
export const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.02 * Math.abs(other)
