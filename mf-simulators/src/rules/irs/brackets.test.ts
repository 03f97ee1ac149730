import fc from 'fast-check'
import { cents } from 'shared-lib/rules/money/cents'
import { forAll } from 'shared-lib/testing/for-all'
import { bracketsOf } from './brackets'

const table = { limits: [8000, 12_000, 17_000], rates: [0.125, 0.16, undefined, 0.48], averages: [] }

it.each([
  { income: 0, quotient: 1, filled: [0, 0, 0, 0] },
  { income: 800_000, quotient: 1, filled: [800_000, 0, 0, 0] },
  { income: 1_000_050, quotient: 1, filled: [800_000, 200_050, 0, 0] },
  { income: 5_000_000, quotient: 1, filled: [800_000, 400_000, 500_000, 3_300_000] },
  { income: 2_000_000, quotient: 2, filled: [800_000, 200_000, 0, 0] },
])('an income of $income cents by $quotient fills $filled', ({ income, quotient, filled }) =>
  expect(bracketsOf(table, cents(income), quotient).map((bracket) => bracket.income)).toEqual(filled),
)

it('names limits and rates as they are known', () =>
  expect(bracketsOf(table, cents(0), 1)).toStrictEqual([
    { upTo: 800_000, rate: 0.125, income: 0 },
    { upTo: 1_200_000, rate: 0.16, income: 0 },
    { upTo: 1_700_000, income: 0 },
    { rate: 0.48, income: 0 },
  ]))

it('spreads the whole income, from below', () =>
  forAll(fc.integer({ min: 0, max: 100_000_000 }), (income) => {
    const filled = bracketsOf(table, cents(income), 1)
    expect(filled.reduce((sum, bracket) => sum + bracket.income, 0)).toBe(income)
    const begun = filled.findLastIndex((bracket) => bracket.income > 0)
    for (const [at, { upTo, income: part }] of filled.entries())
      if (at < begun) expect(part).toBe((upTo ?? 0) - (filled[at - 1]?.upTo ?? 0))
  }))
