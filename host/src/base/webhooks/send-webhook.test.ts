import { randomBytes } from 'node:crypto'
import { startReceiver } from '../../visitors/leads/delivery/testing/receiver'
import { failureOf, retryAfterMs, webhookSender } from './send-webhook'
import type { WebhookSecrets } from './signature'

const secrets: WebhookSecrets = [randomBytes(32)]
const message = { id: 'msg_1', body: '{"type":"lead.created"}' }
const going = new AbortController().signal

async function outcome(status: number, headers = {}, now = new Date('2026-11-21T10:00:00Z')) {
  const receiver = await startReceiver(secrets)
  receiver.mishaps.push({ status, headers })
  try {
    // Signed at the time of the receiver's clock, read at the time of the test's.
    let asked = 0
    const clock = () => (asked++ === 0 ? new Date() : now)
    await webhookSender({ url: receiver.url, secrets }, { now: clock })(message, going)
    return 'delivered'
  } catch (cause) {
    return { ...failureOf(cause), requests: receiver.requests.length }
  } finally {
    await receiver.stop()
  }
}

it.each([200, 201, 202, 204, 299])('%i is delivered', async (status) =>
  expect(await outcome(status)).toBe('delivered'),
)

it.each([400, 401, 403, 404, 410, 413, 415, 422, 451])('%i is given up at once', async (status) =>
  expect(await outcome(status)).toMatchObject({ code: String(status), retry: false }),
)

it.each([408, 409, 425, 429, 500, 502, 503, 504])('%i is tried again', async (status) =>
  expect(await outcome(status)).toMatchObject({ code: String(status), retry: true }),
)

it.each([301, 302, 303, 307, 308])('%i is not followed, and tried again', async (status) =>
  expect(await outcome(status, { location: '/elsewhere' })).toEqual({
    code: String(status),
    retry: true,
    askedMs: undefined,
    requests: 1,
  }),
)

it.each([
  [503, '120', 120_000],
  [429, 'Sat, 21 Nov 2026 10:02:00 GMT', 120_000],
  [503, 'Sat, 21 Nov 2026 09:00:00 GMT', undefined],
  [503, 'soon', undefined],
  [429, '-5', undefined],
  [500, '120', undefined],
])('reads after %i that it is asked to wait "%s"', async (status, header, askedMs) =>
  expect(await outcome(status, { 'retry-after': header })).toMatchObject({ askedMs }),
)

it('takes no wait where none is asked', () => expect(retryAfterMs(null, new Date())).toBeUndefined())

it('names a receiver that is not there, is too slow, or was cut off, and nothing else of it', async () => {
  const receiver = await startReceiver(secrets)
  const failure = (stop = going, timeLimitMs = 10_000) =>
    webhookSender({ url: receiver.url, secrets }, { timeLimitMs })(message, stop).then(
      () => 'delivered',
      (cause: unknown) => failureOf(cause),
    )
  receiver.mishaps.push('too-slow', 'too-slow')
  expect(await failure(going, 50)).toEqual({ code: 'timeout', retry: true })
  const stopping = new AbortController()
  setTimeout(() => stopping.abort(), 10)
  expect(await failure(stopping.signal)).toEqual({ code: 'stopped', retry: true })
  expect(await failure(stopping.signal)).toEqual({ code: 'stopped', retry: true })
  await receiver.stop()
  // A kept connection may notice first that the receiver is gone.
  const gone = expect.stringMatching(/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/)
  expect(await failure()).toEqual({ code: gone, retry: true })
  expect(failureOf(new Error('+351912345678 is busy'))).toEqual({ code: 'unknown', retry: true })
})
