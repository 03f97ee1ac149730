import { type IsoDate, isoDate } from '../src/rules/dates/iso-date'
import type { Problems } from './problems'

/** A column: the names it was seen under, the newest first, and whether reading without it would mislead. */
export interface Column {
  readonly names: readonly string[]
  readonly needed: boolean
}

export const needed = (...names: string[]): Column => ({ names, needed: true })
export const optional = (...names: string[]): Column => ({ names, needed: false })

type Columns = Readonly<Record<string, Column>>

/** One row of a table; an unreadable cell is reported once, with its place. */
export interface Row<Name extends string> {
  /** As an editor counts: the header is row 1. */
  readonly number: number
  /** Trimmed; a mark of no value (empty, `-`, `NA`) is empty. */
  text(name: Name): string
  /** `undefined` when empty; `NaN`, reported, when it is no number of zero or more. */
  amount(name: Name): number | undefined
  /** The same with a minus allowed. */
  signed(name: Name): number | undefined
  /** `undefined` when empty or, reported, when no day. */
  day(name: Name): IsoDate | undefined
  /** S or N; `undefined` when empty, missing or, reported, something else. */
  flag(name: Name): boolean | undefined
  report(severity: 'error' | 'warning', text: string, name?: Name): void
}

/** No price, share or yearly use comes near it. */
const mostAmount = 1_000_000
const nothing = new Set(['', '-', 'NA'])
const plainNumber = /^\d+(?:,\d+)?(?:E[+-]?\d+)?$/i
const signedNumber = /^[-−]?\d+(?:,\d+)?$/
const portugueseDay = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** Header names differ in how accents are coded, in case and in spaces; never in their letters. */
const sameName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** A semicolon table without quoting, UTF-8; `undefined`, reported, when it cannot be read at all. */
export function readTable<Some extends Columns>(
  file: string,
  bytes: Uint8Array,
  columns: Some,
  problems: Problems,
): readonly Row<keyof Some & string>[] | undefined {
  const text = decode(bytes)
  if (text === undefined) {
    problems.add('stop', file, 'is not UTF-8 text')
    return undefined
  }
  const [header = '', ...lines] = text.split(/\r?\n/)
  const found = header.split(';').map(sameName)
  const places = placesOf(file, found, columns, problems)
  if (!places) return undefined
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const cells = line.split(';')
    const number = index + 2
    if (cells.length < found.length) {
      problems.add('error', file, `has ${cells.length} cells, the header has ${found.length}`, {
        row: number,
      })
      return []
    }
    return [rowOf<keyof Some & string>(file, number, cells, places, columns, problems)]
  })
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    // Takes the byte-order mark off, too.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function placesOf(
  file: string,
  found: readonly string[],
  columns: Columns,
  problems: Problems,
): Readonly<Record<string, number>> | undefined {
  const places: Record<string, number> = {}
  let whole = true
  for (const [key, { names, needed }] of Object.entries(columns)) {
    const at = names.map((name) => found.indexOf(sameName(name))).find((place) => place >= 0)
    if (at !== undefined) places[key] = at
    else {
      const column = names.join(' or ')
      problems.add(
        needed ? 'stop' : 'warning',
        file,
        needed ? 'is missing' : 'is missing: taken as unknown',
        {
          row: 1,
          column,
        },
      )
      whole &&= !needed
    }
  }
  return whole ? places : undefined
}

function rowOf<Name extends string>(
  file: string,
  number: number,
  cells: readonly string[],
  places: Readonly<Record<string, number>>,
  columns: Columns,
  problems: Problems,
): Row<Name> {
  const text = (name: Name) => {
    const cell = cells[places[name] ?? -1]?.trim() ?? ''
    return nothing.has(cell) ? '' : cell
  }
  const report: Row<Name>['report'] = (severity, words, name) =>
    problems.add(severity, file, words, {
      row: number,
      ...(name && { column: columns[name]?.names[0] ?? name }),
    })
  const numberOf = (name: Name, pattern: RegExp) => {
    const cell = text(name)
    if (cell === '') return undefined
    const value = pattern.test(cell) ? Number(cell.replace('−', '-').replace(',', '.')) : Number.NaN
    if (Math.abs(value) <= mostAmount) return value
    report('error', `“${shown(cell)}” is not a number like 0,1658`, name)
    return Number.NaN
  }
  return {
    number,
    text,
    report,
    amount: (name) => numberOf(name, plainNumber),
    signed: (name) => numberOf(name, signedNumber),
    day(name) {
      const cell = text(name)
      if (cell === '') return undefined
      const [, day, month, year] = portugueseDay.exec(cell) ?? []
      const date = isoDate(Number(year), Number(month), Number(day))
      if (!date) report('error', `“${shown(cell)}” is not a day like 31/12/2026`, name)
      return date
    },
    flag(name) {
      const cell = text(name)
      if (cell === 'S' || cell === 'N') return cell === 'S'
      if (cell !== '') report('warning', `“${shown(cell)}” is neither S nor N: taken as unknown`, name)
      return undefined
    },
  }
}

const longest = 40
const shown = (cell: string) => (cell.length > longest ? `${cell.slice(0, longest)}…` : cell)
