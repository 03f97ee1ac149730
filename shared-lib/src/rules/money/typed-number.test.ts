import fc from 'fast-check'
import { formatNumber } from './format-number'
import { typedNumber } from './typed-number'

const money = { decimals: 2, min: 1, max: 1_000_000 }
const rate = { decimals: 3, min: -2, max: 20 }

it.each([
  { text: '250.000', rules: money, is: 250_000, why: 'a point groups thousands' },
  { text: '1.234,56', rules: money, is: 1234.56, why: 'point and comma together' },
  { text: '250 000 €', rules: money, is: 250_000, why: 'spaces and the unit are no matter' },
  { text: '12.5', rules: money, is: 12.5, why: 'the point of a numeric keypad' },
  { text: '2.000.000', rules: money, is: undefined, why: 'too much is refused, not read as 2' },
  { text: '5.000.000', rules: { decimals: 0, max: 10 }, is: undefined, why: 'nor is it five' },
  { text: '250.000', rules: { decimals: 0, max: 50_000 }, is: undefined, why: 'nor 250' },
  { text: '0', rules: money, is: undefined, why: 'below the least' },
  { text: '1,234', rules: money, is: undefined, why: 'no cent is rounded away' },
  { text: '3.125', rules: rate, is: 3.125, why: 'a rate with three digits after its point' },
  { text: '-0,5', rules: rate, is: -0.5, why: 'below zero' },
  { text: '\u22120,548', rules: rate, is: -0.548, why: 'with the minus that pages print' },
  { text: '-2,1', rules: rate, is: undefined, why: 'below the least' },
  { text: '--1', rules: rate, is: undefined, why: 'no number' },
  { text: '1e3', rules: money, is: undefined, why: 'no number as people write it' },
])('reads $text as $is: $why', ({ text, rules, is }) => expect(typedNumber(text, rules)).toBe(is))

it('reads every number as it is written here', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      const value = cents / 100
      expect(typedNumber(formatNumber(value, 2), { decimals: 2 })).toBe(value === 0 ? 0 : value)
    }),
    { seed: 20_261_122 },
  )
})
