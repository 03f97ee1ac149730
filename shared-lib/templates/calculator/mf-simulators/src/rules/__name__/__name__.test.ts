import fc from 'fast-check'
import { cents } from 'shared-lib/rules/money/cents'
import { forAll } from 'shared-lib/testing/for-all'
import { __camel__ } from './__name__'

const yearly = (before: number, after: number) =>
  __camel__({ before: cents(before), after: cents(after) }).yearly

it.each([
  { before: 5000, after: 4500, is: 6000, why: '12 × 5 €' },
  { before: 4500, after: 5000, is: -6000, why: 'costs more' },
  { before: 1, after: 0, is: 12, why: 'a cent a month' },
])('$before against $after is $is a year: $why', ({ before, after, is }) =>
  expect(yearly(before, after)).toBe(is),
)

it('is nothing for the same cost, and the other way round the same with its sign changed', () =>
  forAll(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
    expect(yearly(a, a)).toBe(0)
    expect(yearly(a, b) + yearly(b, a)).toBe(0)
  }))

it('explains itself with the numbers in it', () =>
  expect(
    __camel__({ before: cents(5000), after: cents(4500) }).figures[0]?.formula?.replaceAll('\u00a0', ' '),
  ).toBe('(50,00 € − 45,00 €) × 12'))
