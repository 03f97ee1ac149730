import fc from 'fast-check'
import { formatNumber } from './format-number'
import cases from './testing/typed-number.json'
import { typedNumber } from './typed-number'

it.each(cases.numbers)('reads $text as $is: $why', ({ text, rules, is }) =>
  expect(typedNumber(text, rules)).toBe(is),
)

it('reads every number as it is written here', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      const value = cents / 100
      expect(typedNumber(formatNumber(value, 2), { decimals: 2 })).toBe(value === 0 ? 0 : value)
    }),
    { seed: 20_261_122 },
  )
})
