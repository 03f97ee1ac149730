import { isIsoDate } from 'shared-lib/dates/iso-date'
import { irsParameters } from './irs-parameters'
import { azoresRateCuts, madeiraRateCuts, mainlandTaxTable } from './tax-tables'

describe('every figure of the IRS', () => {
  it('has an id of its own', () => {
    expect(irsParameters.length).toBeGreaterThan(30)
    expect(new Set(irsParameters.map(({ id }) => id)).size).toBe(irsParameters.length)
  })

  it.each(irsParameters.map((parameter) => [parameter.id, parameter] as const))(
    '%s says from when to when, by which law, from where and how sure',
    (_, { law, confidence, reviewBy, values }) => {
      expect(law.length).toBeGreaterThan(8)
      expect(['A', 'B', 'C', 'D']).toContain(confidence)
      expect(isIsoDate(reviewBy)).toBe(true)
      expect(values.length).toBeGreaterThan(0)
      for (const [index, { from, to = '', source }] of values.entries()) {
        expect(isIsoDate(from) && isIsoDate(to) && from < to).toBe(true)
        expect(source.length).toBeGreaterThan(5)
        expect(from > (values[index - 1]?.to ?? '')).toBe(true)
      }
    },
  )
})

describe('the general table', () => {
  const tables = mainlandTaxTable.values

  it('is held for the income of 2023 to 2026', () =>
    expect(tables.map(({ from }) => from.slice(0, 4))).toEqual(['2023', '2024', '2025', '2026']))

  it.each(tables.map(({ from, value }) => [from.slice(0, 4), value] as const))(
    '%s has nine brackets whose limits and rates rise',
    (_, { limits, rates, averages }) => {
      expect([limits.length, rates.length, averages.length]).toEqual([8, 9, 8])
      for (const [index, limit] of limits.entries()) {
        expect(limit).toBeGreaterThan(limits[index - 1] ?? 0)
        expect(rates[index + 1]).toBeGreaterThan(rates[index] ?? 1)
      }
    },
  )

  it.each(tables.map(({ from, value }) => [from.slice(0, 4), value] as const))(
    '%s prints average rates that follow from its limits and rates, to three decimals of a percent',
    (_, { limits, rates, averages }) => {
      let tax = 0
      for (const [index, limit] of limits.entries()) {
        tax += (limit - (limits[index - 1] ?? 0)) * (rates[index] ?? Number.NaN)
        expect(Math.abs(tax / limit - (averages[index] ?? Number.NaN))).toBeLessThanOrEqual(0.0000051)
      }
    },
  )

  it.each([azoresRateCuts, madeiraRateCuts])(
    '$id cuts each of the nine rates or does not know',
    ({ values }) => {
      for (const { value } of values) {
        expect(value.cuts.length).toBe(9)
        for (const cut of value.cuts) expect(cut === undefined || (cut > 0 && cut <= 0.3)).toBe(true)
      }
      expect(
        values.flatMap(({ value }) => value.cuts).filter((cut) => cut === undefined).length,
      ).toBeLessThanOrEqual(1)
    },
  )
})
