import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { expiryOf, monthsUntil } from './contract-expiry'

const today = toIsoDate('2026-11-21')

it.each([
  { lastDay: '2026-11-20', is: 'none', why: 'it ended yesterday' },
  { lastDay: '2026-11-21', is: 'under2', why: 'it ends today' },
  { lastDay: '2027-01-20', is: 'under2', why: 'a day less than two months' },
  { lastDay: '2027-01-21', is: 'from2to4', why: 'two months' },
  { lastDay: '2027-03-21', is: 'from2to4', why: 'four months' },
  { lastDay: '2027-03-22', is: 'over4', why: 'a day more than four months' },
])('$lastDay is $is: $why', ({ lastDay, is }) => expect(expiryOf(toIsoDate(lastDay), today)).toBe(is))

it.each([
  { lastDay: '2026-11-20', is: 0, why: 'over' },
  { lastDay: '2026-11-21', is: 0, why: 'its last day' },
  { lastDay: '2026-11-22', is: 1, why: 'a begun month counts' },
  { lastDay: '2027-06-30', is: 8, why: 'seven months and nine days' },
  { lastDay: '2028-11-21', is: 24, why: 'a whole period' },
  { lastDay: '2028-11-22', is: undefined, why: 'longer than the law allows' },
])('counts $is months to $lastDay: $why', ({ lastDay, is }) =>
  expect(monthsUntil(toIsoDate(lastDay), today, 24)).toBe(is),
)
