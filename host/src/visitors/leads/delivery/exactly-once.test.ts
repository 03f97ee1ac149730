import { randomBytes } from 'node:crypto'
import { databaseKinds } from '../../../base/database/testing/places'
import { endsAfterEach } from '../../../base/testing/ends-after-each'
import { webhookSender } from '../../../base/webhooks/send-webhook'
import type { WebhookSecrets } from '../../../base/webhooks/signature'
import { createDeliveryWorker, type DeliveryNews } from './delivery-worker'
import { leadEvent } from './lead-event'
import { benches } from './testing/outbox-bench'
import { type Mishap, startReceiver } from './testing/receiver'

const secrets: WebhookSecrets = [randomBytes(32)]
const hour = 3600_000

describe.each(databaseKinds)('on the %s database', (kind) => {
  const ends = endsAfterEach()
  const openBench = benches(ends)

  async function delivery({ attempts = 60, timeLimitMs = 10_000 } = {}) {
    const receiver = await startReceiver(secrets)
    const bench = await openBench(kind, { attempts })
    const news: DeliveryNews[] = []
    const { outbox, database, keys } = bench
    const newWorker = (change: Partial<Parameters<typeof createDeliveryWorker>[0]> = {}) =>
      createDeliveryWorker({
        outbox,
        bodyOf: (due) => leadEvent(database, keys, due),
        send: webhookSender({ url: receiver.url, secrets }, { timeLimitMs }),
        failed: (line) => void news.push(line),
        broken: (cause) => {
          throw cause
        },
        ...change,
      })
    ends.push(receiver.stop)
    return { ...bench, receiver, news, newWorker, worker: newWorker() }
  }

  const named = (receiver: { stored: ReadonlyMap<string, string> }) =>
    [...receiver.stored.values()].map((body) => JSON.parse(body).data.reference).sort()

  it.each<[Mishap, string]>([
    ['before-reading', 'UND_ERR_SOCKET|ECONNRESET'],
    ['after-reading', 'UND_ERR_SOCKET'],
    ['after-storing', 'UND_ERR_SOCKET'],
    ['within-the-answer', 'UND_ERR_SOCKET|HPE_INVALID_EOF_STATE'],
    ['too-slow', 'timeout'],
  ])('stores each lead once at a receiver that fails %s', async (mishap, code) => {
    const timeLimitMs = mishap === 'too-slow' ? 300 : 10_000
    const { receiver, worker, submit, counts, clock, news } = await delivery({ timeLimitMs })
    const sent = [await submit('um'), await submit('dois'), await submit('tres')]
    receiver.mishaps.push(mishap, undefined, mishap, undefined, mishap)
    await worker.deliverDue()
    expect(news.length).toBeGreaterThanOrEqual(2)
    for (const line of news) expect(line.code).toMatch(new RegExp(`^(${code})$`))
    for (let turn = 0; turn < 4; turn++) {
      clock.at += hour
      await worker.deliverDue()
    }
    expect(named(receiver)).toEqual(sent.map(({ reference }) => reference).sort())
    expect(await counts()).toEqual({ waiting: 0, dead: 0 })
    // There are more attempts than stored messages: the receiver recognised repetitions by their id.
    const seen = ['before-reading', 'after-reading'].includes(String(mishap)) ? 3 : 5
    expect(receiver.requests.length).toBeGreaterThanOrEqual(seen)
    expect(new Set(receiver.requests.map(({ id }) => id)).size).toBe(3)
  })

  it('takes a 2xx for delivered though the rest of the answer is missing', async () => {
    const { receiver, worker, submit, counts } = await delivery()
    await submit('um')
    receiver.mishaps.push('after-the-status')
    await worker.deliverDue()
    expect(await counts()).toEqual({ waiting: 0, dead: 0 })
    expect(receiver.requests).toHaveLength(1)
  })

  it.each(['claimed', 'sent', 'stored'] as const)(
    'stores each lead once when a host dies: %s',
    async (point) => {
      const { receiver, newWorker, submit, outbox, counts, clock, taken } = await delivery()
      const { reference } = await submit('um')
      if (point === 'sent') receiver.mishaps.push('after-reading')
      const waiting = [await taken()]
      // A host at work until it dies, without the mark that it never makes.
      const take = async () => waiting.shift()
      const half = { ...outbox, take, delivered: async () => {}, failed: async () => 'late' as const }
      if (point !== 'claimed') await newWorker({ outbox: half }).deliverDue()
      const next = newWorker()
      await next.deliverDue()
      expect(receiver.stored.size).toBe(point === 'stored' ? 1 : 0)
      clock.at += 60_000
      await next.deliverDue()
      expect(named(receiver)).toEqual([reference])
      expect(receiver.requests).toHaveLength(point === 'claimed' ? 1 : 2)
      expect(await counts()).toEqual({ waiting: 0, dead: 0 })
    },
  )

  it('sends no personal data of a lead that is withdrawn between claim and sending', async () => {
    const { receiver, newWorker, outbox, submit, queue } = await delivery()
    const { reference } = await submit('um')
    const take = async () => {
      const taken = await outbox.take()
      if (taken?.topic === 'lead.created')
        await queue(reference, 'lead.withdrawn', { withdrawn_at: '2026-11-21T10:00:02.000Z' })
      return taken
    }
    await newWorker({ outbox: { ...outbox, take } }).deliverDue()
    expect(receiver.requests.map(({ body }) => JSON.parse(body))).toEqual([
      { type: 'lead.withdrawn', timestamp: expect.any(String), data: { reference } },
    ])
  })
})
