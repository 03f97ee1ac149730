import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { type ImtTable, imtTables } from 'shared-lib/rules/property/parameters/imt-tables'

const tables = Object.values(imtTables)
  .flatMap((byPlace) => Object.values<Parameter<ImtTable>>(byPlace))
  .flatMap(({ id, values }) => values.map(({ from, value }) => ({ name: `${id} ${from}`, rows: value.rows })))

it('the practical tables of the IMT are 18: three uses, two places, three years', () =>
  expect(tables.length).toBe(18))

it('limits and rates rise, and only the last row has no limit', () => {
  for (const { name, rows } of tables) {
    const limits = rows.map(({ upTo }) => upTo)
    expect([name, limits.indexOf(undefined)]).toEqual([name, rows.length - 1])
    for (const [index, limit] of limits.slice(0, -1).entries())
      expect(limit ?? 0).toBeGreaterThan(limits[index - 1] ?? 0)
    const marginal = rows.filter(({ deduct }) => deduct !== undefined).map(({ rate }) => rate)
    expect(marginal).toEqual([...marginal].sort((one, other) => one - other))
    const last = rows.slice(-2).map(({ rate, deduct }) => [rate, deduct])
    expect([name, ...last]).toEqual([name, [0.06, undefined], [0.075, undefined]])
  }
})

// Printed deductions are rounded: up to 4 cents in the young table of the islands of 2025.
it('the tax does not jump between rows that have a deduction', () => {
  for (const { name, rows } of tables)
    for (const [index, { upTo, rate, deduct }] of rows.entries()) {
      const next = rows[index + 1]
      if (upTo === undefined || deduct === undefined || next?.deduct === undefined) continue
      const jump = upTo * next.rate - next.deduct - (upTo * rate - deduct)
      expect([name, index, Math.abs(jump) <= 5]).toEqual([name, index, true])
    }
})
