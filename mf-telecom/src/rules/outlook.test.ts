import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import type { TelecomAnswers } from '../fields'
import { outlookOf, type Tried } from './outlook'

const today = toIsoDate('2026-11-23')
const rules = valueOn(loyaltyRules, today)
const bill: TelecomAnswers = {
  contractExpiry: 'over4',
  monthsLeft: 14,
  hasBill: true,
  monthlyFee: cents(4500),
  loyaltyMonths: 24,
  benefit: cents(24_000),
}
const look = (answers: TelecomAnswers, tried: Tried = {}) => outlookOf(answers, tried, rules, today)

it('counts what leaving costs now and in each month, and up to which price it pays', () => {
  const found = look(bill)
  // 240 € × 14/24 = 140 €; (24 × 45 − 140) ÷ 24 = 39.166… €.
  expect(found?.exit?.charge).toBe(14_000)
  expect(found?.highestNewMonthly).toBe(3916)
  expect([found?.stay, found?.freeFrom]).toEqual([108_000, '2028-01-23'])
  expect(found?.exits.slice(12, 16)).toEqual([2000, 1000, 0, 0])
})

it.each([
  [2600, 'now', 31_600],
  // Waiting 14 months costs 14 × 45 + 10 × 41; going now 140 + 24 × 41.
  [4100, 'wait', 4000],
  [4500, 'stay', 0],
  [5000, 'stay', 0],
])('at %d a month finds %s best and saves %d', (price, best, saved) =>
  expect(look(bill, { price: cents(price) })?.tried).toMatchObject({ best, saved }),
)

it('raises today’s price each February by what is tried', () => {
  const { prices = [] } = look(bill, { rise: 0.1 }) ?? {}
  // November to January, twelve months, nine months.
  expect([prices[0], prices[2], prices[3], prices[14], prices[15], prices[23]]).toEqual([
    4500, 4500, 4950, 4950, 5445, 5445,
  ])
})

it.each([
  [{ contractExpiry: 'none' }, 'none', 0],
  [{ contractExpiry: 'under2', monthsLeft: undefined }, 'most', 2],
  [{ contractExpiry: 'from2to4', monthsLeft: undefined }, 'most', 4],
  [{ expirationDate: toIsoDate('2027-06-30') }, 'exact', 8],
  [{ expirationDate: toIsoDate('2026-11-01') }, 'exact', 0],
  // Further away than any period of the law: counted as the longest.
  [{ expirationDate: toIsoDate('2031-01-01') }, 'exact', 24],
] as const)('of %j the end is %s, with %d months left', (change, end, left) =>
  expect(look({ ...bill, ...change } as TelecomAnswers)).toMatchObject({ end, exit: { monthsLeft: left } }),
)

it('returns nothing of leaving where the end is not known, and all the same what staying costs', () => {
  const { monthsLeft: _, ...open } = bill
  const found = look(open, { price: cents(2600) })
  expect(found).toMatchObject({ end: 'unknown', stay: 108_000 })
  for (const name of ['exit', 'tried', 'highestNewMonthly', 'freeFrom'])
    expect(found).not.toHaveProperty(name)
})

it('counts no more months than the period has, and marks the cut', () =>
  expect(look({ ...bill, loyaltyMonths: 6 })).toMatchObject({ isCut: true, exit: { monthsLeft: 6 } }))

it('returns nothing without a price', () => {
  const { monthlyFee: _, ...none } = bill
  expect(look(none)).toBeUndefined()
})
