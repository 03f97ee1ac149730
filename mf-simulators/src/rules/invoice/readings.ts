import { placeIn } from './place'
import { namedUnit, type Quantity, quantitiesIn, type Unit, withoutDates } from './quantities'
import type { Cell, Line } from './text-item'

/** A number of the invoice and the words that describe it. All words folded. */
export interface Reading {
  readonly value: number
  readonly unit: Unit | undefined
  /** Words before it on its line, or those of its row where only units come between. */
  readonly label: string
  /** Words that begin its line. */
  readonly row: string
  /** Head of its column; '' where it has none. */
  readonly head: string
  /** Words just above or below, where its own line has none. */
  readonly near: string
  /** Its cell up to it, or all of that where no words come before it: a sentence is about what it began with. */
  readonly sentence: string
  /** All of that sentence up to it. */
  readonly lead: string
  /** The last line of words alone above it. */
  readonly section: string
  readonly line: Line
  /** Place of its line among all lines. */
  readonly at: number
  readonly x: number
  readonly end: number
}

const hasWords = (text: string) => /[a-z]{3}/.test(text)
const onlyUnits =
  /k\s?[wv]{1,2}\s?h|kva|€|\beur(?:os?)?\b|\bdias?\b|\bm(?:3|³)|\bmes(?:es)?\b|\biva\b|\bx\b|\bpor\b|\ba\b|\bate\b|\bde\b|[^a-z]/g
const isLabel = (text: string) => hasWords(withoutDates(text).replace(onlyUnits, ' '))

const overlaps = (one: { x: number; end: number }, two: { x: number; end: number }, slack: number) =>
  one.x - slack <= two.end && two.x <= one.end + slack

interface Token extends Quantity {
  readonly cell: Cell
  readonly x: number
  readonly right: number
}

const tokensOf = (cell: Cell): Token[] =>
  quantitiesIn(cell.plain).map((quantity) => ({
    ...quantity,
    cell,
    x: placeIn(cell, quantity.start),
    right: placeIn(cell, quantity.end),
  }))

/** The words before each number: since the number before it, or, between cells of units only, those that began the row. */
function labelsOf(line: Line, tokens: readonly Token[]): string[] {
  let row = ''
  return tokens.map((token, index) => {
    const previous = tokens[index - 1]
    const from = previous ? line.cells.indexOf(previous.cell) : 0
    const to = line.cells.indexOf(token.cell)
    const words = line.cells
      .slice(from, to + 1)
      .map((cell) => {
        const start = cell === previous?.cell ? previous.end : 0
        return cell.plain.slice(start, cell === token.cell ? token.start : undefined)
      })
      .join('  ')
      .trim()
    if (isLabel(words)) row = words
    return row
  })
}

const mostRowsBelowHead = 40

/** A line of words only, in two cells or more, heads the columns below it; nearest first. */
function headOf(
  lines: readonly Line[],
  heads: ReadonlySet<number>,
  at: number,
  place: { x: number; end: number },
) {
  const own = lines[at]
  for (let index = at - 1; index >= 0 && index >= at - mostRowsBelowHead; index--) {
    const line = lines[index]
    if (!line || line.page !== own?.page) return ''
    if (!heads.has(index)) continue
    const cell = line.cells.find((one) => overlaps(one, place, line.height * 0.6))
    if (!cell) continue
    const upper = lines[index - 1]
    const stacked =
      upper && heads.has(index - 1) && line.y - upper.y < 2 * line.height
        ? upper.cells.find((one) => overlaps(one, cell, 0))
        : undefined
    return stacked ? `${stacked.plain} ${cell.plain}` : cell.plain
  }
  return ''
}

const isHead = ({ cells, plain }: Line) =>
  cells.length >= 2 &&
  quantitiesIn(plain).length === 0 &&
  cells.filter(({ plain }) => /[a-z€]/.test(plain)).length >= 2

/** Words over or under the number: of the line above or below, whichever is closer. */
function nearWords(lines: readonly Line[], at: number, place: { x: number; end: number }) {
  const own = lines[at]
  if (!own) return ''
  const apart = (other: Line) => Math.abs(other.y - own.y)
  const around = [lines[at - 1], lines[at + 1]]
    .filter((other) => other !== undefined)
    .filter((other) => other.page === own.page && apart(other) <= 3 * Math.max(own.height, other.height))
    // A tenth of a line is no difference: words above come first.
    .toSorted((a, b) => (Math.abs(apart(a) - apart(b)) < 0.1 * own.height ? 0 : apart(a) - apart(b)))
  const above = lines[at - 1]
  for (const other of around) {
    const cell =
      other.cells.find((one) => overlaps(one, place, own.height) && isLabel(one.plain)) ??
      // Words alone on the line above, which ends before the numbers of theirs begin.
      (other === above && isSection(other) ? other.cells.find((one) => one.end < place.x) : undefined)
    if (cell) return cell.plain
  }
  return ''
}

/** The beginning of a sentence that goes on in the line below: prose, broken before a small letter or a number. */
function begunAbove(lines: readonly Line[], at: number, cell: Cell): string {
  const above = lines[at - 1]?.cells.find((one) => overlaps(one, cell, 0))?.plain ?? ''
  const isProse = /(?:[a-z]+\W+){7}/.test(above) && /[a-z,]$/.test(above) && quantitiesIn(above).length < 2
  return isProse && /^[\p{Ll}\d]/u.test(cell.text) ? above.slice(above.lastIndexOf('. ') + 1) : ''
}

const isTableHead =
  /^(?:(?:quantidade|qtd|preco|valor|iva|total|unitario|unidade|descricao|conceito|desconto|c|s)\b\W*){2,}$/

const isSection = ({ cells, plain }: Line) =>
  cells.length === 1 && isLabel(plain) && !isTableHead.test(plain) && quantitiesIn(plain).length === 0

/** For each line, the last one of words alone at or above it on its page. */
function sectionsOf(lines: readonly Line[]): string[] {
  let section = ''
  return lines.map((line, at) => {
    if (line.page !== lines[at - 1]?.page) section = ''
    if (isSection(line)) section = line.plain
    return section
  })
}

/** What prices count. */
const countOf: Readonly<Partial<Record<Unit, Unit>>> = {
  'eur/kwh': 'kwh',
  'eur/day': 'days',
  'eur/month': 'months',
}
const counts = new Set(Object.values(countOf))

/** The unit that words around a bare number name. A line with its own count takes no other count or its price from a head. */
function unitAround(words: readonly string[], tokens: readonly Token[]) {
  const named = words.map(namedUnit).find((one) => one !== undefined)
  const own = tokens.find(({ unit }) => unit && counts.has(unit))?.unit
  const other = named && (countOf[named.unit] ?? (counts.has(named.unit) ? 'other' : own))
  return own && other !== own ? undefined : named
}

const unitAlone = /^(?:kwh|dias?|mes(?:es)?)$/

/** A number with a unit alone in the next cell has that one. */
function withNextUnit(token: Token, line: Line): Token {
  const next = line.cells[line.cells.indexOf(token.cell) + 1]?.plain ?? ''
  const isLast = token.end === token.cell.plain.length
  return {
    ...token,
    unit: token.unit ?? (isLast && unitAlone.test(next) ? namedUnit(next)?.unit : undefined),
  }
}

/** Every number of the invoice with its unit and words. */
export function readingsOf(lines: readonly Line[]): Reading[] {
  const heads = new Set(lines.flatMap((line, at) => (isHead(line) ? [at] : [])))
  const sections = sectionsOf(lines)
  return lines.flatMap((line, at) => {
    const tokens = line.cells.flatMap(tokensOf).map((token) => withNextUnit(token, line))
    const labels = labelsOf(line, tokens)
    return tokens.map((token, index): Reading => {
      const place = { x: token.x, end: token.right }
      const label = labels[index] ?? ''
      const head = headOf(lines, heads, at, place)
      const near = label ? '' : nearWords(lines, at, place)
      const named = token.unit ? undefined : unitAround([head, label, near], tokens)
      const { plain } = token.cell
      const begun = plain.lastIndexOf('. ', token.start) + 1
      const before = plain.slice(begun, token.start)
      // A number that has its words on its own line goes on no sentence.
      const goesOn = begun === 0 && (label === '' || token.cell === line.cells[0])
      const lead = goesOn ? `${begunAbove(lines, at, token.cell)} ${before}` : before
      return {
        value: token.value * (named?.factor ?? 1),
        unit: token.unit ?? named?.unit,
        label,
        row: labels.find(Boolean) ?? '',
        head,
        near,
        sentence: isLabel(before) ? lead : `${lead} | ${plain}`,
        lead,
        section: sections[at] ?? '',
        line,
        at,
        ...place,
      }
    })
  })
}
