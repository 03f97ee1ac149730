import { type Quantity, quantitiesIn } from '../invoice/quantities'
import type { Line } from '../invoice/text-item'

type Kind = 'eur' | 'percent' | 'months' | 'count'

interface Amount {
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

/** `4 anos e 6 meses` is one time. */
function withWholeTimes(plain: string, times: readonly Amount[]): readonly Amount[] {
  const isRest = (one: Amount | undefined, last: Amount | undefined) =>
    one && last && one.value < 12 && /^\d+ anos?,?(?: e)? \d+ mes/.test(plain.slice(last.start, one.end))
  return times.flatMap((one, at) => {
    const next = times[at + 1]
    if (isRest(one, times[at - 1])) return []
    return [next && isRest(next, one) ? { ...one, value: one.value + next.value, end: next.end } : one]
  })
}

/** Numbers of a kind in a folded text, in their order and without signs; years are given as months. */
export function numbersIn(kind: Kind, plain: string): readonly Amount[] {
  const found = quantitiesIn(plain).flatMap((one) => {
    const { value, unit, start, end } = one
    if (!kinds[kind](one, plain.slice(start, end).replace(/^[^\d]+|\s*mes\w*$/g, ''))) return []
    return [{ value: Math.abs(value) * (unit === 'years' ? 12 : 1), start, end }]
  })
  return kind === 'months' ? withWholeTimes(plain, found) : found
}

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
const other =
  /exemplo|taeg media|media do mercado|cenario|hipotese|podera|poderia|aumentar|maxim|inferior|superior|anterior|por cada/

/** `de 12 a 84 meses`: what may be had, not what is offered. */
const range =
  /^\W*(?:de|entre)?\s*[\d.]+(?:,\d+)?\s*(?:€|eur\w*|meses|anos|%)?\s+(?:a|ate)\s+(?:€|eur\w*)?\s*\d|^\W*entre\s+\d/

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
    const rest = line.plain.slice(hit.index + hit[0].length)
    if (range.test(rest)) continue
    const [own, ...others] = numbersIn(kind, rest)
    if (own) behind.push({ value: own.value, line })
    // Without words in between it is one figure of two offers.
    const rival = others[0] && !/[a-z]{3}/.test(rest.slice(own?.end, others[0].start)) ? others[0] : undefined
    if (rival) behind.push({ value: rival.value, line })
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
  lines
    .filter(({ plain }) => !other.test(plain))
    .flatMap((line) =>
      [...line.plain.matchAll(new RegExp(counted, 'g'))].flatMap((hit) => {
        const [each] = numbersIn('eur', line.plain.slice(hit.index + hit[0].length))
        return each ? [{ count: Number(hit[1]), each: each.value, line }] : []
      }),
    )

/** The same within 2 %, or another share. */
export const isNear = (one: number, other: number, share = 0.02) =>
  Math.abs(one - other) <= share * Math.abs(other)
