import { toIsoDate } from 'shared-lib/dates/iso-date'
import { expiryOf } from './contract-expiry'

const today = toIsoDate('2026-11-21')

it.each([
  { lastDay: '2026-11-20', is: 'none', why: 'it ended yesterday' },
  { lastDay: '2026-11-21', is: 'under2', why: 'it ends today' },
  { lastDay: '2027-01-20', is: 'under2', why: 'a day less than two months' },
  { lastDay: '2027-01-21', is: 'from2to4', why: 'two months' },
  { lastDay: '2027-03-21', is: 'from2to4', why: 'four months' },
  { lastDay: '2027-03-22', is: 'over4', why: 'a day more than four months' },
])('$lastDay is $is: $why', ({ lastDay, is }) => expect(expiryOf(toIsoDate(lastDay), today)).toBe(is))
