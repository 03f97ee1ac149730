import fc from 'fast-check'
import { addDays, addMonths, ageOn, daysBetween } from './calendar'
import { type DateFormat, dateFormats, formatDate, parseDate, startOfPeriod } from './date-formats'
import { formatDatePt, formatMonthPt } from './format-date'
import { isEnteredDay, isIsoDate, isoDate, lisbonToday, toIsoDate } from './iso-date'

const day = toIsoDate
const days = fc
  .date({ min: new Date('0101-01-01T00:00:00Z'), max: new Date('9900-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))

const entered = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))

describe('a date', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is real', (text) =>
    expect(isIsoDate(text)).toBe(true),
  )

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
    20260101,
    null,
    undefined,
  ])('%j is not', (text) => expect(isIsoDate(text)).toBe(false))

  it('says which text is not a date', () =>
    expect(() => toIsoDate('2026-02-30')).toThrow('"2026-02-30" is not a date like 2026-01-31'))

  it('refuses fractions', () => expect(isoDate(2026, 1.5, 1)).toBeUndefined())

  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2200-01-01', false],
    ['9999-12-31', false],
    ['2026-02-29', false],
    [undefined, false],
  ])('%s may be entered: %s', (text, may) => expect(isEnteredDay(text)).toBe(may))

  it('agrees with the platform calendar', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, dayOfMonth) => {
          const platform = new Date(Date.UTC(year, month - 1, dayOfMonth))
          const real = platform.getUTCMonth() === month - 1 && platform.getUTCDate() === dayOfMonth
          expect(isoDate(year, month, dayOfMonth) !== undefined).toBe(real)
        },
      ),
    )
  })
})

describe('dates as typed', () => {
  it.each<[string, DateFormat, string]>([
    ['11/06/2026', 'DD/MM/YYYY', '2026-06-11'],
    ['29/02/2024', 'DD/MM/YYYY', '2024-02-29'],
    ['06/2026', 'MM/YYYY', '2026-06-01'],
    ['2026', 'YYYY', '2026-01-01'],
    ['2026/06/11', 'YYYY/MM/DD', '2026-06-11'],
    ['2026/06', 'YYYY/MM', '2026-06-01'],
  ])('%s as %s is %s', (text, format, date) => expect(parseDate(text, format)).toBe(date))

  it.each<[string, DateFormat]>([
    ['31/04/2026', 'DD/MM/YYYY'],
    ['29/02/2026', 'DD/MM/YYYY'],
    ['1/6/2026', 'DD/MM/YYYY'],
    ['06/11/26', 'DD/MM/YYYY'],
    ['2026/06/11', 'DD/MM/YYYY'],
    ['11-06-2026', 'DD/MM/YYYY'],
    ['13/2026', 'MM/YYYY'],
    ['00/2026', 'MM/YYYY'],
    ['26', 'YYYY'],
    ['0000', 'YYYY'],
    ['2026/02/30', 'YYYY/MM/DD'],
    ['2026/13', 'YYYY/MM'],
    ['31/12/1899', 'DD/MM/YYYY'],
    ['01/01/2200', 'DD/MM/YYYY'],
    ['12/9999', 'MM/YYYY'],
    ['0001', 'YYYY'],
    ['', 'YYYY'],
    ['2026 ', 'YYYY'],
  ])('%j as %s is refused', (text, format) => expect(parseDate(text, format)).toBeUndefined())

  it.each([...dateFormats])('reads back what it wrote as %s', (format) => {
    fc.assert(
      fc.property(entered, (date) =>
        expect(parseDate(formatDate(date, format), format)).toBe(startOfPeriod(date, format)),
      ),
    )
  })
})

describe('counting days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to)
    expect(daysBetween(day(from), day(to))).toBe(count)
  })

  it('is its own inverse', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -30_000, max: 30_000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count)
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %d months is %s', (from, count, to) => expect(addMonths(day(from), count)).toBe(to))

  it('refuses to leave the calendar', () => {
    expect(() => addMonths(day('9999-12-01'), 1)).toThrow(RangeError)
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError)
  })
})

describe('age', () => {
  it.each([
    ['2008-06-11', '2026-06-10', 17, 'the day before'],
    ['2008-06-11', '2026-06-11', 18, 'the birthday itself'],
    ['2008-02-29', '2026-02-28', 17, 'born on a leap day, 28 February of a common year'],
    ['2008-02-29', '2026-03-01', 18, 'born on a leap day, 1 March of a common year'],
    ['2008-02-29', '2024-02-29', 16, 'born on a leap day, in a leap year'],
    ['2026-06-11', '2026-06-11', 0, 'born today'],
  ])('born %s is on %s aged %d: %s', (birth, today, age) => expect(ageOn(day(birth), day(today))).toBe(age))
})

describe('today in Lisbon', () => {
  it.each([
    ['2026-01-01T00:30:00Z', '2026-01-01', 'winter is UTC'],
    ['2026-06-10T22:59:59Z', '2026-06-10', 'summer, a second before midnight'],
    ['2026-06-10T23:00:00Z', '2026-06-11', 'summer is an hour ahead'],
    ['2026-12-31T23:59:59Z', '2026-12-31', 'last second of the year'],
  ])('at %s is %s: %s', (instant, date) => expect(lisbonToday(new Date(instant))).toBe(date))
})

describe('dates as read', () => {
  it('are written out in Portuguese', () => {
    expect(formatDatePt(day('2026-06-11'))).toBe('11 de junho de 2026')
    expect(formatDatePt(day('2027-03-01'))).toBe('1 de março de 2027')
    expect(formatMonthPt(day('2026-12-31'))).toBe('dezembro de 2026')
  })

  it('agree with the platform where it has Portuguese', () => {
    const platform = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => expect(formatDatePt(day(date.toISOString().slice(0, 10)))).toBe(platform.format(date)),
      ),
    )
  })
})
