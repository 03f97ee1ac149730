import { type TaegCategory, taegCategories } from '../../src/rules/credit/parameters/maximum-taeg'
import type { Problems } from '../problems'
import type { DataSet, Reading } from '../run-import'
import { needed, type Row, readTable } from '../table'

interface Quarter {
  /** `2026-Q4`. */
  readonly quarter: string
  readonly percents: Readonly<Record<TaegCategory, number>>
  readonly source: string
}

/** `parameters/maximum-taeg.json`. */
export interface MaximumTaegData {
  readonly about: string
  readonly quarters: readonly Quarter[]
}

const columns = {
  quarter: needed('quarter'),
  education: needed('education'),
  personal: needed('personal'),
  leasingNew: needed('leasingNew'),
  leasingUsed: needed('leasingUsed'),
  carNew: needed('carNew'),
  carUsed: needed('carUsed'),
  cards: needed('cards'),
  source: needed('source'),
} as const
type QuarterRow = Row<keyof typeof columns>

/** Percent. No ceiling was ever near it: a fraction or a slip of the comma falls out. */
const bounds = { least: 1, most: 40 } as const
/** A quarter is published this many months ahead at most. */
const monthsAhead = 4

const quarterAfter = (quarter: string) => {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))]
  return number === 4 ? `${year + 1}-Q1` : `${year}-Q${number + 1}`
}

const firstMonth = (quarter: string) => Number(quarter.slice(0, 4)) * 12 + Number(quarter.slice(6)) * 3 - 3
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

function readQuarter(row: QuarterRow, readOn: string): Quarter {
  const quarter = row.text('quarter')
  const source = row.text('source')
  if (!/^\d{4}-Q[1-4]$/.test(quarter)) row.report('error', 'is no quarter like 2026-Q4', 'quarter')
  else if (firstMonth(quarter) > monthOf(readOn) + monthsAhead)
    row.report('error', 'was not published when it was read', 'quarter')
  if (source === '') row.report('error', 'is empty: say where the ceilings were read', 'source')
  const percents = Object.fromEntries(
    taegCategories.map((category) => {
      const percent = row.amount(category)
      if (percent === undefined) row.report('error', 'is empty', category)
      else if (percent < bounds.least || percent > bounds.most)
        row.report('error', `is not between ${bounds.least} and ${bounds.most}: percent`, category)
      return [category, percent]
    }),
  ) as Quarter['percents']
  return { quarter, percents, source }
}

function read({ name, bytes, readOn }: Reading, current: MaximumTaegData, problems: Problems) {
  const rows = readTable(name, bytes, columns, problems)
  if (!rows) return undefined
  const held = current.quarters.at(-1)?.quarter ?? ''
  const quarters = new Map(current.quarters.map((one) => [one.quarter, one]))
  const inFile = new Set<string>()
  for (const row of rows) {
    const one = readQuarter(row, readOn)
    if (problems.count('error') > 0) continue
    const next = quarterAfter([...quarters.keys()].at(-1) ?? '')
    if (inFile.has(one.quarter)) row.report('error', 'is said twice', 'quarter')
    else if (!quarters.has(one.quarter) && one.quarter !== next)
      row.report('error', `leaves a gap: ${next} comes next`, 'quarter')
    else quarters.set(one.quarter, one)
    inFile.add(one.quarter)
  }
  if (rows.length === 0) problems.add('stop', name, 'holds no quarter')
  else if (problems.count('error') === 0 && ![...inFile].some((quarter) => quarter >= held))
    problems.add('stop', name, `ends before ${held}, which is held: older`)
  if (problems.count('stop') + problems.count('error') > 0) return undefined
  return { about: current.about, quarters: [...quarters.values()] }
}

function changes(before: MaximumTaegData, after: MaximumTaegData): readonly string[] {
  const held = new Map(before.quarters.map((one) => [one.quarter, one]))
  return after.quarters.flatMap(({ quarter, percents, source }) => {
    const old = held.get(quarter)
    if (!old) return [`${quarter}: ${taegCategories.map((of) => percents[of]).join(' / ')} (new; ${source})`]
    const moved = taegCategories
      .filter((category) => old.percents[category] !== percents[category])
      .map((category) => `${quarter}, ${category}: ${old.percents[category]} is now ${percents[category]}`)
    return old.source === source ? moved : [...moved, `${quarter}: read in ${source}`]
  })
}

const text = ({ about, quarters }: MaximumTaegData) =>
  `{"about":${JSON.stringify(about)},\n"quarters":[\n${quarters.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`

/** Ceilings of the TAEG by quarter: adds quarters and corrects held ones; read, never computed. */
export const maximumTaegImport: DataSet<MaximumTaegData> = {
  usage: `npm run import:taeg -- <file.csv>: ${Object.keys(columns).join(';')}`,
  read,
  changes,
  text,
}
