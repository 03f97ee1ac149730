import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { addDays, daysBetween } from './calendar'
import { type IsoDate, toIsoDate } from './iso-date'
import { easterSunday, isPublicHoliday, isWorkingDay } from './public-holidays'
import cases from './testing/public-holidays.json'

// Easter Sundays as printed in almanacs; 1818 and 2285 are the earliest there can be, 2038 and
// 1943 the latest.
it.each(cases.easter)('Easter Sunday is %s', (date) =>
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date),
)

it('is always a Sunday from 22 March to 25 April', () =>
  forAll(fc.integer({ min: 1583, max: 9999 }), (year) => {
    const easter = easterSunday(year)
    expect(Math.abs(daysBetween(toIsoDate('2026-11-22'), easter) % 7)).toBe(0)
    expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true)
  }))

it('knows no Easter before the calendar', () => expect(() => easterSunday(1582)).toThrow(RangeError))

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => addDays(toIsoDate(`${year}-01-01`), day)).filter(
    (date) => date.startsWith(String(year)) && isPublicHoliday(date),
  )

// As published for 2026 and 2027 (calendars of the Portuguese administration).
it.each([
  { year: 2026, easter: ['2026-04-03', '2026-04-05', '2026-06-04'] },
  { year: 2027, easter: ['2027-03-26', '2027-03-28', '2027-05-27'] },
])('has thirteen obligatory holidays in $year', ({ year, easter }) => {
  const fixed = ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25']
  expect(holidaysOf(year)).toEqual([...fixed.map((day) => `${year}-${day}`), ...easter].sort())
})

it.each(cases.workingDays)('$date, $why: a working day is $is', ({ date, is }) =>
  expect(isWorkingDay(date as IsoDate)).toBe(is),
)
