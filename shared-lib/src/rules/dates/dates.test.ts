import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { addDays, addMonths, ageOn, daysBetween } from './calendar'
import { type DateFormat, dateFormats, formatDate, parseDate, startOfPeriod } from './date-formats'
import { formatDatePt, formatMonthPt } from './format-date'
import { isEnteredDay, isIsoDate, isoDate, lisbonToday, toIsoDate } from './iso-date'
import cases from './testing/dates.json'

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

  it('names the text that is not a date', () =>
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
    forAll(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, dayOfMonth) => {
        const platform = new Date(Date.UTC(year, month - 1, dayOfMonth))
        const real = platform.getUTCMonth() === month - 1 && platform.getUTCDate() === dayOfMonth
        expect(isoDate(year, month, dayOfMonth) !== undefined).toBe(real)
      },
    )
  })
})

describe('dates as typed', () => {
  it.each(cases.read as [string, DateFormat, string][])('%s as %s is %s', (text, format, date) =>
    expect(parseDate(text, format)).toBe(date),
  )

  it.each(cases.refused as [string, DateFormat][])('%j as %s is refused', (text, format) =>
    expect(parseDate(text, format)).toBeUndefined(),
  )

  it.each([...dateFormats])('reads back what it wrote as %s', (format) => {
    forAll(entered, (date) =>
      expect(parseDate(formatDate(date, format), format)).toBe(startOfPeriod(date, format)),
    )
  })
})

describe('counting days', () => {
  it.each(cases.days as [string, number, string][])('%s and %d days is %s', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to)
    expect(daysBetween(day(from), day(to))).toBe(count)
  })

  it('is its own inverse', () => {
    forAll(days, fc.integer({ min: -30_000, max: 30_000 }), (date, count) => {
      expect(daysBetween(date, addDays(date, count))).toBe(count)
    })
  })

  it.each(cases.months as [string, number, string][])('%s and %d months is %s', (from, count, to) =>
    expect(addMonths(day(from), count)).toBe(to),
  )

  it('refuses to leave the calendar', () => {
    expect(() => addMonths(day('9999-12-01'), 1)).toThrow(RangeError)
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError)
  })
})

describe('age', () => {
  it.each(cases.ages as [string, string, number, string][])(
    'born %s is on %s aged %d: %s',
    (birth, today, age) => expect(ageOn(day(birth), day(today))).toBe(age),
  )
})

describe('today in Lisbon', () => {
  it.each(cases.instants)('at %s is %s: %s', (instant, date) =>
    expect(lisbonToday(new Date(instant))).toBe(date),
  )
})

describe('dates as read', () => {
  it('are written out in Portuguese', () => {
    expect(formatDatePt(day('2026-06-11'))).toBe('11 de junho de 2026')
    expect(formatDatePt(day('2027-03-01'))).toBe('1 de março de 2027')
    expect(formatMonthPt(day('2026-12-31'))).toBe('dezembro de 2026')
  })

  it('agree with the platform where it has Portuguese', () => {
    const platform = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' })
    forAll(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => expect(formatDatePt(day(date.toISOString().slice(0, 10)))).toBe(platform.format(date)),
    )
  })
})
