import { drawingAccounts } from './drawing-accounts'
import { drawingLimits, drawingQueues } from './drawing-queues'

/** Allowance of a client, as in docs/settings.md. */
const usual = drawingLimits(250)
const pageMs = 50
const minutes = 60

/** Seconds of the first refusal where one client has so many pages drawn in each second; undefined where there is none. */
function firstRefusal(pagesIn: (second: number) => number, seconds: number) {
  let now = 0
  const accounts = drawingAccounts(usual, () => now)
  for (let second = 0; second < seconds; second++) {
    now = second * 1000
    for (let page = 0; page < pagesIn(second); page++) {
      if (accounts.secondsOver('192.0.2.1') > 0) return second
      accounts.charge('192.0.2.1', pageMs)
    }
  }
  return undefined
}

it.each([
  ['one person who compares homes all day', () => 1, 600 * minutes],
  ['an office where a visitor opens a page of an own home each second', () => 2, 60 * minutes],
  // Eight pages of an own home in three minutes each.
  ['a hundred people of a mobile network who compare at any moment', () => (100 * 8) / 180, 60 * minutes],
  ['four hundred people who follow one link at once', (second: number) => (second === 0 ? 400 : 0), minutes],
])('never refuses %s', (_, pagesIn, seconds) => expect(firstRefusal(pagesIn, seconds)).toBeUndefined())

it('refuses a program that has pages drawn as fast as a core can, within half a minute', () =>
  expect(firstRefusal(() => 20, minutes)).toBeLessThan(30))

it('counts what a client has drawn in all queues together, and lets one queue wait for no other', async () => {
  const queueOf = drawingQueues({ ...usual, burstMs: 100, perSecondMs: 1, atOnce: 1 })
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const hangs = queueOf('mf-one').draw('a', '/one', () => ended)
  await expect(queueOf('mf-two').draw('b', '/two', async () => 'drawn')).resolves.toBe('drawn')
  const more = Array.from({ length: 3 }, () => queueOf('mf-two').draw('a', '/two', async () => 'drawn'))
  const refused = await Promise.allSettled(more)
  expect(refused.some(({ status }) => status === 'rejected')).toBe(true)
  end()
  await hangs
})
