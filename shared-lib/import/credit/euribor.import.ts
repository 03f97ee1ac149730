import { type Tenor, tenors } from '../../src/rules/credit/parameters/tenors'
import type { Problems } from '../problems'
import type { DataSet, Reading } from '../run-import'
import { needed, type Row, readTable } from '../table'

/** `parameters/euribor.json`. */
export interface EuriborData {
  readonly about: string
  /** Day on which the newest average was read. */
  readonly compiled: string
  readonly from: string
  readonly sources: readonly { readonly from: string; readonly to: string; readonly source: string }[]
  readonly series: Readonly<Record<Tenor, readonly number[]>>
}

const columns = {
  month: needed('month'),
  months3: needed('3'),
  months6: needed('6'),
  months12: needed('12'),
  source: needed('source'),
}
type MonthRow = Row<keyof typeof columns>

/** Percent; the calculators take the same. */
const bounds = { least: -2, most: 20 } as const
/** In percentage points from one month to the next: more was never seen, and is most often a slip of the comma. */
const largestStep = 1

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

interface Month {
  readonly averages: Readonly<Record<Tenor, number>>
  readonly source: string
}

/** The months that are held, oldest first. */
function monthsOf({ from, sources, series }: EuriborData): Map<string, Month> {
  const months = new Map<string, Month>()
  let month = from
  for (const at of series[3].keys()) {
    const source = sources.find((range) => range.from <= month && month <= range.to)?.source ?? ''
    const averages = { 3: series[3][at] ?? 0, 6: series[6][at] ?? 0, 12: series[12][at] ?? 0 }
    months.set(month, { averages, source })
    month = monthAfter(month)
  }
  return months
}

const newestOf = (months: ReadonlyMap<string, Month>) => [...months.keys()].at(-1) ?? ''

/** Newest month whose averages are held. */
export const newestHeld = (data: EuriborData): string => newestOf(monthsOf(data))

function readMonth(row: MonthRow, compiled: string): [string, Month] | undefined {
  const month = row.text('month')
  const source = row.text('source')
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) row.report('error', 'is no month like 2026-10', 'month')
  else if (month >= compiled.slice(0, 7)) row.report('error', 'had not ended when it was read', 'month')
  if (source === '') row.report('error', 'is empty: say where the averages were read', 'source')
  const averages = Object.fromEntries(
    tenors.map((tenor) => {
      const column = `months${tenor}` as const
      const value = row.signed(column)
      if (value === undefined) row.report('error', 'is empty', column)
      else if (value < bounds.least || value > bounds.most)
        row.report('error', `is not between ${bounds.least} and ${bounds.most}: percent`, column)
      return [tenor, value]
    }),
  ) as Month['averages']
  return [month, { averages, source }]
}

function read({ name, bytes, readOn }: Reading, current: EuriborData, problems: Problems) {
  const rows = readTable(name, bytes, columns, problems)
  if (!rows) return undefined
  if (rows.length === 0) problems.add('stop', name, 'holds no month')
  const months = monthsOf(current)
  const inFile = new Set<string>()
  for (const row of rows) {
    const [month, entry] = readMonth(row, readOn) ?? []
    if (!month || !entry || problems.count('error') > 0) continue
    if (inFile.has(month)) row.report('error', 'is said twice', 'month')
    else if (!months.has(month) && month !== monthAfter(newestOf(months)))
      row.report('error', `leaves a gap: the month after ${newestOf(months)} comes next`, 'month')
    else {
      inFile.add(month)
      months.set(month, entry)
    }
  }
  const held = newestOf(monthsOf(current))
  if (problems.count('error') === 0 && ![...inFile].some((month) => month >= held))
    problems.add('stop', name, `ends before ${held}, which is held: older`)
  if (problems.count('stop') + problems.count('error') > 0) return undefined
  warnOfSteps(name, months, inFile, problems)
  return dataOf(current, months, readOn)
}

function warnOfSteps(
  file: string,
  months: ReadonlyMap<string, Month>,
  changed: ReadonlySet<string>,
  problems: Problems,
): void {
  let before: Month | undefined
  for (const [month, entry] of months) {
    for (const tenor of tenors) {
      const step = before && Math.abs(entry.averages[tenor] - before.averages[tenor])
      if (changed.has(month) && step !== undefined && step > largestStep)
        problems.add('warning', file, `${month}, ${tenor} months: moved ${step.toFixed(3)} points in a month`)
    }
    before = entry
  }
}

function dataOf(current: EuriborData, months: ReadonlyMap<string, Month>, compiled: string): EuriborData {
  const sources: { from: string; to: string; source: string }[] = []
  for (const [month, { source }] of months) {
    const last = sources.at(-1)
    if (last?.source === source) last.to = month
    else sources.push({ from: month, to: month, source })
  }
  const seriesOf = (tenor: Tenor) => [...months.values()].map(({ averages }) => averages[tenor])
  const series = { 3: seriesOf(3), 6: seriesOf(6), 12: seriesOf(12) }
  return { about: current.about, compiled, from: current.from, sources, series }
}

function changes(before: EuriborData, after: EuriborData): readonly string[] {
  const held = monthsOf(before)
  return [...monthsOf(after)].flatMap(([month, { averages, source }]) => {
    const old = held.get(month)
    if (!old) return [`${month}: ${tenors.map((tenor) => averages[tenor]).join(' / ')} (new; ${source})`]
    const moved = tenors
      .filter((tenor) => old.averages[tenor] !== averages[tenor])
      .map((tenor) => `${month}, ${tenor} months: ${old.averages[tenor]} is now ${averages[tenor]}`)
    return old.source === source ? moved : [...moved, `${month}: read in ${source}`]
  })
}

const text = ({ series, ...head }: EuriborData) => {
  const lines = tenors.map((tenor) => `"${tenor}":${JSON.stringify(series[tenor])}`).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},\n"series":{\n${lines}\n}}\n`
}

/** Monthly averages of the Euribor: adds months and corrects held ones; never a gap, never a month that has not ended. */
export const euriborImport: DataSet<EuriborData> = {
  usage: 'npm run import:euribor -- <file.csv>: month;3;6;12;source',
  read,
  changes,
  text,
}
