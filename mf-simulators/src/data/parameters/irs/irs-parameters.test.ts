import { azoresRateCuts, madeiraRateCuts, mainlandTaxTable } from './tax-tables'

describe('the general table', () => {
  const tables = mainlandTaxTable.values

  it('is held for the income of 2023 to 2026', () =>
    expect(tables.map(({ from }) => from.slice(0, 4))).toEqual(['2023', '2024', '2025', '2026']))

  it('has nine brackets whose limits and rates rise', () => {
    for (const { limits, rates, averages } of tables.map(({ value }) => value)) {
      expect([limits.length, rates.length, averages.length]).toEqual([8, 9, 8])
      expect(limits).toEqual([...limits].sort((one, other) => one - other))
      expect(rates).toEqual([...rates].sort((one, other) => one - other))
      expect(new Set(rates).size).toBe(9)
    }
  })

  it('prints average rates that follow from its limits and rates, to three decimals of a percent', () => {
    for (const { limits, rates, averages } of tables.map(({ value }) => value)) {
      let tax = 0
      for (const [index, limit] of limits.entries()) {
        tax += (limit - (limits[index - 1] ?? 0)) * (rates[index] ?? Number.NaN)
        expect(Math.abs(tax / limit - (averages[index] ?? Number.NaN))).toBeLessThanOrEqual(0.0000051)
      }
    }
  })

  it('is cut by the islands in each of its nine rates, but for one that is not known', () => {
    for (const { values } of [azoresRateCuts, madeiraRateCuts]) {
      const cuts = values.map(({ value }) => value.cuts)
      for (const nine of cuts) expect(nine.length).toBe(9)
      const known = cuts.flat().filter((cut) => cut !== undefined)
      expect(cuts.flat().length - known.length).toBeLessThanOrEqual(1)
      for (const cut of known) expect(cut > 0 && cut <= 0.3).toBe(true)
    }
  })
})
