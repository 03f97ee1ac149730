import { toIsoDate } from '../dates/iso-date'
import { type DatedSeries, datedValueOn, tryValueOn, UnknownValue, valueOn } from './dated-parameter'
import cases from './testing/dated-parameter.json'

// Invented figures: only the look-up is under test.
const levy: DatedSeries = {
  id: 'example.levy',
  unit: 'eur/kWh',
  reviewBy: '2027-01-31',
  values: [
    { from: '2025-01-01', value: 1, source: 'https://example.org/act-1' },
    { from: '2025-07-01', to: '2025-09-30', value: 2, source: 'https://example.org/act-2' },
    { from: '2026-01-01', value: 0, source: 'https://example.org/act-3' },
  ],
}

describe('a dated parameter', () => {
  it.each(cases.values)('is $value on $on: $why', ({ on, value }) => {
    expect(valueOn(levy, toIsoDate(on))).toBe(value)
    expect(tryValueOn(levy, toIsoDate(on))).toBe(value)
  })

  it.each([
    { on: '2024-12-31', why: 'before the first value' },
    { on: '2025-10-01', why: 'after one that ended: the older one does not come back' },
    { on: '2025-12-31', why: 'last day of the gap' },
  ])('is unknown on $on: $why', ({ on }) => {
    expect(tryValueOn(levy, toIsoDate(on))).toBeUndefined()
    expect(() => valueOn(levy, toIsoDate(on))).toThrow(UnknownValue)
    expect(() => valueOn(levy, toIsoDate(on))).toThrow(`example.levy has no known value on ${on}`)
  })

  it('gives the source with the value, for explanations', () => {
    expect(datedValueOn(levy, toIsoDate('2025-08-01'))?.source).toBe('https://example.org/act-2')
  })

  it('holds any kind of value, such as a table', () => {
    const table: DatedSeries<readonly number[]> = {
      ...levy,
      values: [{ from: '2026-01-01', value: [1, 2], source: 'https://example.org/act-4' }],
    }
    expect(valueOn(table, toIsoDate('2026-05-05'))).toEqual([1, 2])
  })
})
