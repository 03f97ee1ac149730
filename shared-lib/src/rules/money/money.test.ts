import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { cents, eurosOf, roundHalfUpToCent, sumCents, timesCents } from './cents'
import { formatEuro, formatWholeEuro } from './euro'
import { formatDecimal, formatNumber } from './format-number'
import cases from './testing/money.json'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents)

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) =>
    expect(() => cents(amount)).toThrow(RangeError),
  )

  it('knows no negative zero, which would print differently', () =>
    expect(Object.is(cents(-0), 0)).toBe(true))

  it('adds up', () => {
    expect(sumCents()).toBe(0)
    expect(sumCents(cents(10), cents(-3), cents(1))).toBe(8)
  })

  it.each([
    { amount: 999, factor: 0.23, result: 230, why: '229.77' },
    { amount: 50, factor: 0.23, result: 12, why: '11.5: the half goes up' },
    { amount: -50, factor: 0.23, result: -12, why: 'a discount rounds like a charge' },
  ])('$amount cents × $factor is $result ($why)', ({ amount, factor, result }) =>
    expect(timesCents(cents(amount), factor)).toBe(result),
  )
})

describe('rounding to the cent', () => {
  it.each(cases.rounded)('$eur € is $result cents', ({ eur, result }) =>
    expect(roundHalfUpToCent(eur)).toBe(result),
  )

  it('refuses what is not a number', () => expect(() => roundHalfUpToCent(Number.NaN)).toThrow(RangeError))

  it('is exact for every amount with three decimals', () => {
    forAll(fc.integer({ min: 0, max: 10_000_000_000 }), (thousandths) => {
      const expected = Math.floor(thousandths / 10) + (thousandths % 10 >= 5 ? 1 : 0)
      expect(roundHalfUpToCent(thousandths / 1000)).toBe(expected)
    })
  })

  it('gives back an amount in cents unchanged', () => {
    forAll(amounts, (amount) => expect(roundHalfUpToCent(eurosOf(amount))).toBe(amount))
  })
})

describe('euro text', () => {
  it.each(cases.euros as [number, string][])('%d cents reads %s', (amount, text) =>
    expect(formatEuro(cents(amount))).toBe(text.replace(' ', '\u00a0')),
  )

  it.each([
    [123450, '1.235 €'],
    [123449, '1.234 €'],
    [-40, '0 €'],
  ])('%d cents reads %s without cents', (amount, text) =>
    expect(formatWholeEuro(cents(amount))).toBe(text.replace(' ', '\u00a0')),
  )
})

describe('numbers as text', () => {
  it.each(cases.decimals as [number, number, string][])(
    '%d with %d decimals reads %s',
    (value, decimals, text) => expect(formatDecimal(value, decimals)).toBe(text),
  )

  it.each(cases.numbers as [number, string][])('%d reads %s without idle zeros', (value, text) =>
    expect(formatNumber(value)).toBe(text),
  )

  it('shows no NaN to a visitor', () => expect(() => formatDecimal(Number.NaN, 2)).toThrow(RangeError))
})
