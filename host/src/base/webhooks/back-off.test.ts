import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { firstPauseMs, longestPauseMs, pauseCeilingMs, pauseMs } from './back-off'
import cases from './testing/back-off.json'

const minute = 60_000
const attempt = fc.integer({ min: 1, max: 1000 })
const random = fc.double({ min: 0, max: 1, noNaN: true })

it.each(cases.waits)('pauses after attempt %i at most %i ms', (given, ceiling) => {
  expect(pauseCeilingMs(given)).toBe(ceiling)
  expect(pauseMs(given, 1)).toBe(ceiling)
  expect(pauseMs(given, 0)).toBe(1000)
})

it('stays between a second and the ceiling, which never falls', () =>
  forAll(attempt, random, (given, drawn) => {
    const pause = pauseMs(given, drawn)
    expect(pause).toBeGreaterThanOrEqual(1000)
    expect(pause).toBeLessThanOrEqual(pauseCeilingMs(given))
    expect(pauseCeilingMs(given + 1)).toBeGreaterThanOrEqual(pauseCeilingMs(given))
  }))

it('waits as long as it is asked to, up to an hour, and never less than it would', () =>
  forAll(attempt, random, fc.integer({ min: 0, max: 10 * longestPauseMs }), (given, drawn, asked) => {
    const pause = pauseMs(given, drawn, asked)
    expect(pause).toBeGreaterThanOrEqual(Math.min(asked, longestPauseMs))
    expect(pause).toBeGreaterThanOrEqual(pauseMs(given, drawn))
    expect(pause).toBeLessThanOrEqual(longestPauseMs)
  }))

it('tries for about a day, two at most, with the usual number of attempts', () => {
  const pauses = Array.from({ length: 59 }, (_, index) => pauseCeilingMs(index + 1))
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / (60 * minute)
  expect(hours).toBeGreaterThan(48)
  expect(hours).toBeLessThan(54)
  expect(firstPauseMs).toBe(10_000)
})
