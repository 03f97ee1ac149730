import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { databaseKinds } from '../../../base/database/testing/places'
import { endsAfterEach } from '../../../base/testing/ends-after-each'
import { checkingPhones } from '../delivery/delivery'
import { benches, newLead } from '../delivery/testing/outbox-bench'
import { phoneChecker } from './phone-service'

const phone = '+351912345678'
const ends = endsAfterEach()

/** A service that answers by `answer`, and the requests it received. */
async function startService(answer: (response: ServerResponse) => void) {
  const asked: { url?: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, headers: request.headers, body: await text(request) })
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`, asked }
}

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

it('asks nothing where no service is configured', async () =>
  expect(await phoneChecker(undefined)(phone)).toBe('unchecked'))

it('identifies itself: by a token, or by a signature when the key is a signing secret', async () => {
  const { url, asked } = await startService(json({ result: 'confirmed' }))
  await phoneChecker({ url, key: 'a-token' })(phone)
  await phoneChecker({ url, key: `whsec_${randomBytes(32).toString('base64')}` })(phone)
  expect(asked[0]?.headers.authorization).toBe('Bearer a-token')
  expect(asked[1]?.headers.authorization).toBeUndefined()
  expect(asked[1]?.headers['webhook-signature']).toMatch(/^v1,/)
})

it.each([
  ['an error', json({ result: 'confirmed' }, 500)],
  ['a refusal of our key', json({}, 401)],
  ['another word', json({ result: 'maybe' })],
  ['nothing', json(null)],
  ['no JSON', (response: ServerResponse) => response.end('<html>')],
  ['a redirect', (response: ServerResponse) => response.writeHead(302, { location: '/other' }).end()],
  ['half an answer', (response: ServerResponse) => response.socket?.destroy()],
  ['silence', () => {}],
])('is unavailable when it gets %s', async (_, answer) => {
  const { url, asked } = await startService(answer)
  expect(await phoneChecker({ url, key: undefined }, { timeLimitMs: 300 })(phone)).toBe('unavailable')
  expect(asked.length).toBeLessThanOrEqual(1)
})

it('leaves a failing service alone after five failures, and asks it again after half a minute', async () => {
  let healthy = false
  const { url, asked } = await startService((response) =>
    json({ result: 'confirmed' }, healthy ? 200 : 503)(response),
  )
  const clock = { at: 0 }
  const states: string[] = []
  const check = phoneChecker(
    { url, key: undefined },
    { now: () => new Date(clock.at), changed: (state) => void states.push(state) },
  )
  for (let turn = 0; turn < 8; turn++) expect(await check(phone)).toBe('unavailable')
  expect(asked).toHaveLength(5)
  healthy = true
  clock.at = 29_999
  expect(await check(phone)).toBe('unavailable')
  clock.at = 30_000
  expect(await check(phone)).toBe('confirmed')
  expect(states).toEqual(['open', 'closed'])
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  const openBench = benches()

  it.each(['confirmed', 'refused', 'unavailable', 'unchecked'] as const)(
    'stores a number as %s',
    async (result) => {
      const { database, leads } = await openBench(kind)
      const store = checkingPhones(leads, async () => result)
      expect(await store.submit(newLead('um'), randomUUID(), 'hash')).toMatchObject({ outcome: 'created' })
      const [row] = await database.selectFrom('leads').select('phone_check').execute()
      expect(row).toEqual({ phone_check: result })
    },
  )
})
