import { type CoreTime, limitCall } from './call-limit'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** When a call of 100 ms ends that has a core for this share of the time, and what is to blame. */
function endOf(coreTime: (now: number) => CoreTime | undefined) {
  const limit = limitCall(
    () => 1,
    100,
    600,
    () => coreTime(performance.now()),
  )
  const begun = performance.now()
  let ended = Number.NaN
  limit.signal.addEventListener('abort', () => {
    ended = performance.now() - begun
  })
  jest.advanceTimersByTime(5000)
  return { ended, starved: limit.starved() }
}

it.each<[string, (now: number) => CoreTime | undefined, number, boolean]>([
  ['runs all the time', (now) => ({ ran: now, waited: 0, runs: true }), 100, false],
  ['sleeps all the time', () => ({ ran: 5, waited: 0, runs: false }), 100, false],
  ['has a core half of the time', (now) => ({ ran: now / 2, waited: now / 2, runs: true }), 200, false],
  ['waits now, which nothing counts yet', (now) => ({ ran: now / 4, waited: 0, runs: true }), 400, false],
  ['waited before it slept', (now) => ({ ran: 0, waited: now / 2, runs: false }), 200, false],
  ['has no thread yet', () => undefined, 600, true],
  ['hardly gets a core', (now) => ({ ran: now / 20, waited: 0, runs: true }), 600, true],
])('ends a call that %s', (_name, coreTime, after, starved) => {
  const end = endOf(coreTime)
  expect(end.starved).toBe(starved)
  expect(end.ended).toBeGreaterThanOrEqual(after)
  expect(end.ended).toBeLessThan(after + 20)
})

it('counts nothing of another thread before it', () => {
  let thread = 1
  const timeOf = (asked: number) =>
    asked === 1 ? { ran: 0, waited: 5000, runs: true } : { ran: 120, waited: 0, runs: true }
  const limit = limitCall(() => thread, 100, 600, timeOf)
  thread = 2
  jest.advanceTimersByTime(110)
  expect(limit.signal.aborted).toBe(true)
  expect(limit.starved()).toBe(false)
})
