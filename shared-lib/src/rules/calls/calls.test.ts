import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { toIsoDate } from '../dates/iso-date'
import { isWorkingDay } from '../dates/public-holidays'
import { type CallPreferences, callProblems, offeredDays, offeredHoursOf, readCall } from './call-preferences'
import { callWords } from './call-words'
import cases from './testing/calls.json'

/** A Sunday. */
const sunday = new Date('2026-11-22T12:00:00Z')
const at = (text: string) => new Date(text)
const slot = (day: unknown, from: unknown = 10, to: unknown = 13) => ({
  channel: 'phone',
  slot: { day, from, to },
})
const problemsOf = (call: unknown, now = sunday) => callProblems(call, now).map(({ field }) => field)

describe('what may be asked for', () => {
  it.each([
    undefined,
    { channel: 'phone' },
    { channel: 'whatsapp', maxAttempts: 1 },
    { channel: 'sms', maxAttempts: 5 },
    slot('2026-11-23'),
    slot('2026-11-23', 10, 19),
    slot('2026-12-22', 18, 19),
  ])('%j is in order', (call) => expect(callProblems(call, sunday)).toEqual([]))

  it.each(cases.wrong)('$call is a problem of $fields', ({ call, fields }) =>
    expect(problemsOf(call)).toEqual(fields),
  )

  it('survives anything', () =>
    forAll(fc.anything(), (anything) => {
      expect(Array.isArray(callProblems(anything, sunday))).toBe(true)
    }))

  it('keeps its own members alone', () =>
    expect(readCall({ ...slot('2026-11-23'), maxAttempts: 2, name: 'Ana' })).toEqual({
      ...slot('2026-11-23'),
      maxAttempts: 2,
    }))
})

describe('the clock of Lisbon', () => {
  // Summer time ends on 25 October 2026 at 01:00 UTC; it begins on 28 March 2027 at 01:00 UTC.
  it.each(cases.mornings)('at $now ($why) the morning is over: $over', ({ now, over, day = '2026-10-23' }) =>
    expect(problemsOf(slot(day), at(now)).length > 0).toBe(over),
  )

  it('begins a day where Lisbon does', () => {
    expect(offeredDays(at('2026-07-06T22:59:00Z'))[0]).toBe('2026-07-07')
    expect(offeredDays(at('2026-07-06T23:30:00Z'))[0]).toBe('2026-07-07')
    expect(offeredDays(at('2026-07-07T23:30:00Z'))[0]).toBe('2026-07-08')
  })
})

describe('what a form offers', () => {
  it('are ten working days, without weekends and holidays', () =>
    expect(offeredDays(at('2026-11-30T17:30:00Z'))).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-14',
      '2026-12-15',
    ]))

  it.each(cases.hours)('leaves an hour for the call: at $now from $from', ({ now, from }) =>
    expect(offeredHoursOf(toIsoDate('2026-11-23'), at(now)).map((hours) => hours.from)).toEqual(from),
  )

  it('is always in order', () =>
    fc.assert(
      fc.property(fc.date({ min: at('2020-01-01'), max: at('2100-01-01'), noInvalidDate: true }), (now) => {
        const days = offeredDays(now)
        expect(days).toHaveLength(10)
        for (const day of days) {
          expect(isWorkingDay(day)).toBe(true)
          for (const hours of offeredHoursOf(day, now))
            expect(problemsOf(slot(day, hours.from, hours.to), now)).toEqual([])
        }
      }),
      { numRuns: 20 },
    ))
})

it.each(cases.words as [string, CallPreferences | null][])('writes %s', (says, call) =>
  expect(callWords(call ?? undefined, sunday)).toBe(says),
)

it.each(cases.next)('at %s the next call is %s', (now, says) =>
  expect(callWords(undefined, at(now))).toBe(`${says}, por chamada`),
)
