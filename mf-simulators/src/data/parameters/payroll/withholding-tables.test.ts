import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import cases from './testing/withholding-tables.json'
import { periodIds, regions } from './withholding-periods'
import { tableTitles } from './withholding-table-choice'
import {
  type WithholdingRow,
  type WithholdingTable,
  withholdingPeriod,
  withholdingPeriods,
} from './withholding-tables'
import published from './withholding-tables.test.json'

const everyTable = withholdingPeriods.flatMap((period) =>
  regions.flatMap((region) =>
    [...period.regions[region].tables.values()].map((table) => ({ period: period.id, region, table })),
  ),
)
const titled = everyTable.map(
  ({ period, region, table }) => [`${period} ${region} ${table.id}`, table] as const,
)

const deduction = (row: WithholdingRow, pay: number) =>
  typeof row.deduction === 'object'
    ? row.deduction.rate * row.deduction.factor * (row.deduction.limit - pay)
    : row.deduction

/** Tables for people who have dependents print their effective rate with one. */
const dependentsInPrint = ({ id }: WithholdingTable) =>
  ['II', 'V', 'VI', 'M23-II', 'M23-III', 'M23-V', 'M23-VII', 'M23-VIII', 'M23-X'].includes(id) ? 1 : 0

const withheld = (row: WithholdingRow, pay: number, dependents: number): number | undefined => {
  const less = deduction(row, pay)
  return less === undefined
    ? undefined
    : Math.max(0, pay * row.rate - less - dependents * (row.perDependent ?? 0))
}

it('holds 188 tables in seven periods that follow each other without a gap', () => {
  expect(withholdingPeriods.map(({ id }) => id)).toEqual(periodIds)
  expect(everyTable).toHaveLength(188)
  for (const [index, { id, from, to }] of withholdingPeriods.entries()) {
    expect(from).toBe(`${id}-01`)
    expect(isIsoDate(to)).toBe(true)
    const next = withholdingPeriods[index + 1]
    if (!next) continue
    expect(next.from > to).toBe(true)
    expect(Date.parse(next.from) - Date.parse(to)).toBe(24 * 60 * 60 * 1000)
  }
})

it('refuses a period that there is not', () =>
  expect(() => withholdingPeriod('2027-01' as never)).toThrow(RangeError))

it('names the order of every region and the title of every table', () => {
  for (const period of withholdingPeriods)
    for (const region of regions) expect(period.regions[region].law).toMatch(/Despacho/)
  for (const { table } of everyTable) expect(tableTitles[table.id]).toMatch(/^(trabalho|pensões)/)
})

/** What a table lacks or breaks, one line each. */
function faultsOf(table: WithholdingTable): string[] {
  const { rows, sources, confidence, checked } = table
  const limits = rows.map(({ upTo }) => upTo)
  const isAscending = limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? limit))
  const neverFalls = rows.every(({ rate }, index) => rate >= (rows[index - 1]?.rate ?? 0) && rate < 0.6)
  const farthest = (dependents: number) =>
    Math.max(
      ...rows.map((row) => {
        const amount = withheld(row, row.upTo, dependents)
        return row.publishedEffectiveRate === undefined || amount === undefined
          ? 0
          : Math.abs(amount / row.upTo - row.publishedEffectiveRate)
      }),
    )
  const rules: readonly (readonly [fault: string, holds: boolean])[] = [
    ['names no source', sources.length > 0 && sources.every((source) => /[a-z]{3}/.test(source))],
    ['names no confidence', ['A', 'B', 'C'].includes(confidence)],
    ['does not describe its check', checked.length > 10],
    ['has limits that do not ascend', isAscending],
    ['has no open last row', limits.at(-1) === Number.POSITIVE_INFINITY],
    ['has a rate that falls or passes 60 %', neverFalls],
    // Printed with three decimals, some rounded and some cut; with one dependent or without.
    ['prints another effective rate than its rows give', Math.min(farthest(0), farthest(1)) < 0.0011],
  ]
  return rules.filter(([, holds]) => !holds).map(([fault]) => fault)
}

it('holds tables with source and check, ascending limits, and the effective rates that they print', () =>
  expect(titled.flatMap(([name, table]) => faultsOf(table).map((fault) => `${name} ${fault}`))).toEqual([]))

/** Steps at limits above 0,60 € in the published tables themselves, `table: limit`. */
const publishedSteps: Readonly<Record<string, readonly number[]>> = published

function stepsOf(table: WithholdingTable): number[] {
  // The dependents of the 2023 model enter with the second row.
  const dependents = table.id.startsWith('M23-') ? dependentsInPrint(table) : 0
  return table.rows.flatMap((row, index) => {
    const next = table.rows[index + 1]
    const here = withheld(row, row.upTo, dependents)
    const there = next && withheld(next, row.upTo, dependents)
    return here === undefined || there === undefined || Math.abs(there - here) <= 0.6 ? [] : [row.upTo]
  })
}

it('goes on without a step at the limits of a table, but for those it was published with', () => {
  const steps = titled.map(([name, table]) => [name, stepsOf(table)] as const)
  expect(Object.fromEntries(steps.filter(([, at]) => at.length > 0))).toEqual(publishedSteps)
})

it('leaves twelve work or pension rows and two top rows without a deduction: no source shows it', () => {
  const gaps = everyTable.flatMap(({ period, region, table }) =>
    table.rows
      .filter((row) => row.deduction === undefined)
      .map(({ upTo }) => `${period} ${region} ${table.id} ${upTo}`),
  )
  expect(gaps).toEqual(cases.gaps)
})

/** Printed with a step, as two copies have it: 2024 in the Azores, and the mainland's pensions of November 2024. */
const printedWithStep = ['2024-01 azores III', '2024-11 mainland VIII', '2024-11 mainland IX']

it('joins each formula to the next row with its own three decimals', () => {
  const loose = titled.flatMap(([name, { rows }]) =>
    rows.flatMap(({ upTo, rate, deduction: formula }, at) => {
      const next = rows[at + 1]
      if (typeof formula !== 'object' || upTo === null || typeof next?.deduction !== 'number') return []
      const joining =
        (upTo * rate - (upTo * next.rate - next.deduction)) / (formula.rate * (formula.limit - upTo))
      return Math.abs(joining - formula.factor) < 0.0015 ? [] : [name]
    }),
  )
  expect(loose).toEqual(printedWithStep)
})

it.each([
  { region: 'madeira', pay: 1099, kept: 10.0 },
  { region: 'azores', pay: 1100, kept: 5.0 },
] as const)('table IX of $region keeps $kept € of $pay €', ({ region, pay, kept }) => {
  const rows = withholdingPeriod('2026-01').regions[region].tables.get('IX')?.rows ?? []
  const row = rows.find(({ upTo }) => upTo !== null && pay <= upTo)
  expect(row && withheld(row, pay, 0)).toBeCloseTo(kept, 2)
})
