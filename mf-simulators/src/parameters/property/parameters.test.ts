import type { Parameter } from 'shared-lib/dated/dated-parameter'
import { isIsoDate } from 'shared-lib/dates/iso-date'
import * as deedFees from 'shared-lib/property/parameters/deed-fees'
import * as imtRates from 'shared-lib/property/parameters/imt-rates'
import { type ImtTable, imtTables } from 'shared-lib/property/parameters/imt-tables'
import * as imi from './imi'

const all: readonly Parameter<unknown>[] = [deedFees, imi, imtRates, ...Object.values(imtTables)].flatMap(
  (group) => Object.values<Parameter<unknown>>(group),
)

describe('every figure of the law of property', () => {
  it('has an id of its own', () => {
    expect(all.length).toBeGreaterThan(18)
    expect(new Set(all.map((parameter) => parameter.id)).size).toBe(all.length)
  })

  it.each(all.map((parameter) => [parameter.id, parameter] as const))(
    '%s says from when, from where, by which law and how sure',
    (id, { law, confidence, reviewBy, values }) => {
      expect(id).toMatch(/^property(\.[a-z-]+)+$/)
      expect(law.length).toBeGreaterThan(3)
      expect(['A', 'B', 'C', 'D']).toContain(confidence)
      expect(isIsoDate(reviewBy)).toBe(true)
      expect(values.length).toBeGreaterThan(0)
      for (const [index, value] of values.entries()) {
        expect(isIsoDate(value.from)).toBe(true)
        expect(value.source.length).toBeGreaterThan(10)
        if (value.to !== undefined) expect(value.to > value.from).toBe(true)
        const before = values[index - 1]
        if (before) expect(value.from > (before.to ?? before.from)).toBe(true)
      }
    },
  )
})

describe('every practical table of the IMT', () => {
  const tables = Object.values(imtTables)
    .flatMap((byPlace) => Object.values<Parameter<ImtTable>>(byPlace))
    .flatMap(({ id, values }) => values.map(({ from, value }) => ({ name: `${id} ${from}`, ...value })))

  it('is one of 18: three uses, two places, three years', () => expect(tables.length).toBe(18))

  it.each(tables)('$name: limits and rates rise, and only the last row has no limit', ({ rows }) => {
    const limits = rows.map(({ upTo }) => upTo)
    expect(limits.indexOf(undefined)).toBe(rows.length - 1)
    for (const [index, limit] of limits.slice(0, -1).entries())
      expect(limit ?? 0).toBeGreaterThan(limits[index - 1] ?? 0)
    const marginal = rows.filter(({ deduct }) => deduct !== undefined).map(({ rate }) => rate)
    expect(marginal).toEqual([...marginal].sort((one, other) => one - other))
    expect(rows.slice(-2).map(({ rate, deduct }) => [rate, deduct])).toEqual([
      [0.06, undefined],
      [0.075, undefined],
    ])
  })

  // Printed deductions are rounded: up to 4 cents in the young table of the islands of 2025.
  it.each(tables)('$name: the tax does not jump between rows that have a deduction', ({ rows }) => {
    for (const [index, { upTo, rate, deduct }] of rows.entries()) {
      const next = rows[index + 1]
      if (upTo === undefined || deduct === undefined || next?.deduct === undefined) continue
      const jump = upTo * next.rate - next.deduct - (upTo * rate - deduct)
      expect(Math.abs(jump)).toBeLessThanOrEqual(5)
    }
  })
})
