import type { Problems } from 'shared-lib/import/problems'
import type { DataSet, Reading } from 'shared-lib/import/run-import'
import { needed, optional, type Row, readTable } from 'shared-lib/import/table'
import { slugOf } from 'shared-lib/rules/text/fold'
import { municipalitiesNamed, municipalityOf } from '../src/data/parameters/municipalities/municipality'

type Kind = 'irs' | 'imi' | 'familyFrom'
/** Value, source keys with spaces, `D` where sources disagree. */
type Entry = readonly [number, string] | readonly [number, string, 'D']
type Decided = Partial<Record<Kind, Readonly<Record<string, Entry>>>> & {
  readonly notes?: Readonly<Record<string, string>>
}

/** `parameters/municipalities/decisions.json`. */
export interface MunicipalData {
  readonly asOf: string
  readonly reading: string
  readonly sources: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, Decided>>
}

const columns = {
  municipality: needed('municipality'),
  kind: needed('kind'),
  year: needed('year'),
  value: needed('value'),
  source: needed('source'),
  disagree: optional('disagree'),
}
type DecisionRow = Row<keyof typeof columns>

/** Rates that the law allows: IRS share 0 to 5 %; IMI 0.3 to 0.45 %, up to 0.5 % in a recovery plan (CIMI, art. 112.º). */
const allowed: Readonly<Record<Kind, (value: number) => boolean>> = {
  irs: (value) => value >= 0 && value <= 5,
  imi: (value) => value >= 0.3 && value <= 0.5,
  familyFrom: (value) => value === 0 || value === 1 || value === 2,
}
const isKind = (text: string): text is Kind => Object.hasOwn(allowed, text)
const firstYear = 2000

interface Decision {
  readonly code: string
  readonly kind: Kind
  readonly year: string
  readonly value: number
  readonly source: string
  readonly disagree: boolean
}

function readDecision(row: DecisionRow, readOn: string): Decision | undefined {
  const [found, second] = municipalitiesNamed(row.text('municipality'))
  const kind = row.text('kind')
  const year = row.text('year')
  const value = row.amount('value')
  const source = row.text('source')
  if (!found) row.report('error', 'is no municipality', 'municipality')
  if (second) row.report('error', `may be ${found?.code} or ${second.code}: write the code`, 'municipality')
  if (!isKind(kind)) row.report('error', 'is not irs, imi or familyFrom', 'kind')
  if (!/^\d{4}$/.test(year) || Number(year) < firstYear || Number(year) > Number(readOn.slice(0, 4)) + 1)
    row.report('error', 'is no year that can be decided yet', 'year')
  if (value === undefined) row.report('error', 'is empty', 'value')
  else if (isKind(kind) && !Number.isNaN(value) && !allowed[kind](value))
    row.report(
      'error',
      'is nothing that the law allows: irs 0 to 5, imi 0,3 to 0,5, familyFrom 0 to 2',
      'value',
    )
  if (source === '') row.report('error', 'is empty: say where it was read', 'source')
  if (!found || !isKind(kind) || value === undefined) return undefined
  return { code: found.code, kind, year, value, source, disagree: row.flag('disagree') === true }
}

/** `Diário de Notícias` as `DIARIO-DE-NOTICIAS`, unlike any that is taken. */
function keyFor(name: string, taken: ReadonlySet<string>): string {
  const key = slugOf(name).toUpperCase().slice(0, 24).replace(/-$/, '')
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? key : `${key}-${number}`
    if (!taken.has(tried)) return tried
  }
}

function read({ name, bytes, readOn }: Reading, current: MunicipalData, problems: Problems) {
  const rows = readTable(name, bytes, columns, problems)
  if (!rows) return undefined
  if (rows.length === 0) problems.add('stop', name, 'holds no decision')
  if (readOn < current.asOf)
    problems.add('stop', name, `was read on ${readOn}, older than ${current.asOf} which is held`)
  const sources = { ...current.sources }
  const keys = new Map(Object.entries(sources).map(([key, words]) => [words, key]))
  const decided = new Map(Object.entries(current.rows))
  const inFile = new Set<string>()
  for (const row of rows) {
    const one = readDecision(row, readOn)
    if (!one || problems.count('error') > 0) continue
    const place = `${one.code} ${one.kind} ${one.year}`
    if (inFile.has(place)) row.report('error', 'is said twice', 'municipality')
    inFile.add(place)
    const key = keys.get(one.source) ?? keyFor(one.source, new Set(Object.keys(sources)))
    keys.set(one.source, key)
    sources[key] = one.source
    decided.set(one.code, withDecision(decided.get(one.code), one, key))
  }
  if (problems.count('stop') + problems.count('error') > 0) return undefined
  return { asOf: readOn, reading: current.reading, sources, rows: Object.fromEntries(decided) }
}

/** A value that is known now needs no note of why it was missing. */
function withDecision(row: Decided = {}, one: Decision, key: string): Decided {
  const entry: Entry = one.disagree ? [one.value, key, 'D'] : [one.value, key]
  const { [`${one.kind}-${one.year}`]: _gone, ...notes } = row.notes ?? {}
  const { notes: _before, ...rest } = row
  return {
    ...rest,
    [one.kind]: { ...row[one.kind], [one.year]: entry },
    ...(Object.keys(notes).length > 0 && { notes }),
  }
}

function changes(before: MunicipalData, after: MunicipalData): readonly string[] {
  return byCode(after.rows).flatMap(([code, row]) =>
    (Object.keys(allowed) as Kind[]).flatMap((kind) =>
      Object.entries(row[kind] ?? {}).flatMap(([year, entry]) => {
        const old = before.rows[code]?.[kind]?.[year]
        if (JSON.stringify(old) === JSON.stringify(entry)) return []
        const where = `${municipalityOf(code)?.name ?? code}, ${kind} ${year}`
        return [old ? `${where}: ${old[0]} is now ${entry[0]}` : `${where}: ${entry[0]} (new)`]
      }),
    ),
  )
}

/** An object puts keys that look like numbers first: the file and the report keep the order of the codes. */
const byCode = <Value>(of: Readonly<Record<string, Value>>) =>
  Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1))

const line = ([key, value]: readonly [string, unknown]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`
const lines = (of: Readonly<Record<string, unknown>>) => byCode(of).map(line).join(',\n')

const text = ({ asOf, reading, sources, rows }: MunicipalData) =>
  `{\n"asOf":${JSON.stringify(asOf)},\n"reading":${JSON.stringify(reading)},\n"sources":{\n${lines(sources)}\n},\n"rows":{\n${lines(rows)}\n}\n}\n`

/** Decisions of municipalities on IRS and IMI: a row of the file replaces that decision, all others stay. */
export const municipalRatesImport: DataSet<MunicipalData> = {
  usage: 'npm run import:municipal -- <file.csv>: municipality;kind;year;value;source;disagree',
  read,
  changes,
  text,
}
