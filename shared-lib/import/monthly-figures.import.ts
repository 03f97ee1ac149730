import type { FiguresOfMonth, MonthlyFigures } from '../src/rules/dated/monthly-figures'
import { addMonths } from '../src/rules/dates/calendar'
import { type IsoDate, toIsoDate } from '../src/rules/dates/iso-date'
import type { Problems } from './problems'
import type { DataSet, Reading } from './run-import'
import { needed, type Row, readTable } from './table'

interface MonthlyImport {
  /** `npm run import:inflation -- <file.csv>`. */
  readonly command: string
  /** Names of the columns between `month` and `source`. */
  readonly figures: readonly string[]
  /** Percent: a fraction or a slip of the comma falls out. */
  readonly bounds: { readonly least: number; readonly most: number }
  /** In points from a month to the next: more asks for a look. */
  readonly largestStep: number
}

const monthAfter = (month: string) => addMonths(toIsoDate(`${month}-01`), 1).slice(0, 7)

/** Figures in percent by month: adds months and corrects held ones; never a gap, never a month that has not ended. */
export function monthlyImport({ command, figures, bounds, largestStep }: MonthlyImport) {
  const columns = Object.fromEntries(['month', ...figures, 'source'].map((name) => [name, needed(name)]))

  function readRow(row: Row<string>, readOn: IsoDate): FiguresOfMonth {
    const [month, source] = [row.text('month'), row.text('source')]
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) row.report('error', 'is no month like 2026-10', 'month')
    else if (month >= readOn.slice(0, 7)) row.report('error', 'had not ended when it was read', 'month')
    if (source === '') row.report('error', 'is empty: say where it was read', 'source')
    const values = figures.flatMap((name) => {
      const value = row.signed(name)
      if (value !== undefined && !(value >= bounds.least && value <= bounds.most))
        row.report('error', `is not between ${bounds.least} and ${bounds.most}: percent`, name)
      return value === undefined ? [] : [[name, value] as const]
    })
    if (values.length === 0) row.report('error', 'has no figure')
    return { month, ...Object.fromEntries(values), source }
  }

  function read({ name, bytes, readOn }: Reading, current: MonthlyFigures, problems: Problems) {
    const rows = readTable(name, bytes, columns, problems)?.map((row) => [row, readRow(row, readOn)] as const)
    if (!rows || problems.count('error') > 0) return undefined
    const held = current.months.at(-1)?.month ?? ''
    const months = new Map(current.months.map((one) => [one.month, one]))
    const newest = () => [...months.keys()].at(-1) ?? ''
    const inFile = new Set<string>()
    for (const [row, one] of rows) {
      const { month } = one
      if (inFile.has(month)) row.report('error', 'is there twice', 'month')
      else if (!months.has(month) && newest() !== '' && month !== monthAfter(newest()))
        row.report('error', `leaves a gap: the month after ${newest()} comes next`, 'month')
      const before = months.get(addMonths(toIsoDate(`${month}-01`), -1).slice(0, 7))
      for (const figure of figures)
        if (Math.abs(Number(one[figure]) - Number(before?.[figure])) > largestStep)
          row.report('warning', `moved more than ${largestStep} points in a month`, figure)
      inFile.add(month)
      const { source, ...rest } = { ...months.get(month), ...one }
      months.set(month, { ...rest, source } as FiguresOfMonth)
    }
    if (problems.count('error') === 0 && ![...inFile].some((month) => month >= held))
      problems.add('stop', name, `ends before ${held}, which is held: older`)
    return { about: current.about, read: readOn, months: [...months.values()] }
  }

  const changes = (before: MonthlyFigures, after: MonthlyFigures) => {
    const held = new Map(before.months.map((one) => [one.month, one]))
    return after.months.flatMap((one) => {
      const old = held.get(one.month)
      return [...figures, 'source'].flatMap((name) =>
        old?.[name] === one[name]
          ? []
          : [`${one.month}, ${name}: ${old?.[name] ?? 'nothing'} is now ${one[name]}`],
      )
    })
  }

  const text = ({ months, ...head }: MonthlyFigures) =>
    `${JSON.stringify(head).slice(0, -1)},\n"months":[\n${months.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`

  const usage = `${command} -- <file.csv>: month;${figures.join(';')};source`
  return { usage, read, changes, text } satisfies DataSet<MonthlyFigures>
}
