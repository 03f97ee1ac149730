import { toIsoDate } from '../dates/iso-date'
import { addToMonth, monthInWords, monthOf, monthsBetween } from './month'

it('is the month of a day', () => expect(monthOf(toIsoDate('2026-11-21'))).toBe('2026-11'))

it.each([
  { month: '2026-11', months: 1, other: '2026-12' },
  { month: '2026-11', months: 2, other: '2027-01' },
  { month: '2027-01', months: -1, other: '2026-12' },
  { month: '2026-11', months: -360, other: '1996-11' },
])('$months months from $month it is $other', ({ month, months, other }) => {
  expect(addToMonth(month, months)).toBe(other)
  expect(monthsBetween(month, other)).toBe(months)
})

it('is written in words', () => expect(monthInWords('2026-09')).toBe('setembro de 2026'))
