import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../../base/testing/until'
import { createDeliveryWorker, type DeliveryNews } from './delivery-worker'
import type { Delivery, Outbox } from './outbox.types'

const delivery = (id: string): Delivery => ({
  id,
  leadId: `lead-${id}`,
  topic: 'lead.created',
  attempt: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
})

function outboxOf(...ids: string[]) {
  const waiting = ids.map(delivery)
  const marks: string[] = []
  const outbox: Outbox = {
    take: async () => waiting.shift(),
    delivered: async ({ id }) => void marks.push(`${id} delivered`),
    failed: async ({ id }, { code }) => {
      marks.push(`${id} ${code}`)
      return 'again'
    },
    notSent: async ({ id }) => void marks.push(`${id} not sent`),
    deadLetters: async () => [],
    resend: async () => 0,
  }
  return { outbox, waiting, marks }
}

function worker(outbox: Outbox, change: Partial<Parameters<typeof createDeliveryWorker>[0]> = {}) {
  const news: DeliveryNews[] = []
  const causes: unknown[] = []
  const made = createDeliveryWorker({
    outbox,
    bodyOf: async ({ id }) => `body of ${id}`,
    send: async () => {},
    failed: (line) => void news.push(line),
    broken: (cause) => void causes.push(cause),
    ...change,
  })
  return { ...made, news, causes }
}

it('delivers a few at once, and no more', async () => {
  const { outbox, marks } = outboxOf('a', 'b', 'c', 'd', 'e', 'f', 'g')
  let under = 0
  let most = 0
  const { deliverDue } = worker(outbox, {
    concurrency: 3,
    async send() {
      most = Math.max(most, ++under)
      await pause(5)
      under--
    },
  })
  await deliverDue()
  expect(most).toBe(3)
  expect(marks).toHaveLength(7)
})

it('goes on after a failure, and reports a code alone', async () => {
  const { outbox, marks } = outboxOf('a', 'b', 'c')
  const { deliverDue, news } = worker(outbox, {
    concurrency: 1,
    bodyOf: async ({ id }) => (id === 'b' ? undefined : id),
    async send({ id }) {
      if (id === 'a') throw Object.assign(new Error('+351912345678'), { code: 'ECONNRESET' })
    },
  })
  await deliverDue()
  expect(marks).toEqual(['a ECONNRESET', 'b not sent', 'c delivered'])
  const failure = { attempt: 1, code: 'ECONNRESET', outcome: 'again' }
  expect(news).toEqual([{ delivery: 'a', topic: 'lead.created', ...failure }])
})

it('looks again for what came while it worked, and by its timer', async () => {
  const { outbox, waiting, marks } = outboxOf('a')
  const { wake, start, stop } = worker(outbox, { everyMs: 20, send: () => pause(5) })
  wake()
  waiting.push(delivery('b'))
  wake()
  await until(() => marks.length === 2)
  waiting.push(delivery('c'))
  start()
  await until(() => marks.length === 3)
  await pause(10)
  waiting.push(delivery('d'))
  await until(() => marks.length === 4)
  await stop()
  waiting.push(delivery('e'))
  wake()
  await pause(50)
  expect(marks).toHaveLength(4)
})

it('reports that the outbox cannot be asked, and asks again later', async () => {
  const { outbox, marks } = outboxOf('a')
  let away = true
  const take = () => (away ? Promise.reject(new Error('away')) : outbox.take())
  const { wake, causes, stop } = worker({ ...outbox, take }, { concurrency: 1 })
  wake()
  await until(() => causes.length === 1)
  away = false
  await pause(5)
  wake()
  await until(() => marks.length === 1)
  await stop()
})

it('lets what is under way end when it stops, and takes nothing new', async () => {
  const { outbox, marks, waiting } = outboxOf('a', 'b')
  let sent = () => {}
  const send = () => new Promise<void>((resolve) => (sent = resolve))
  const { wake, stop } = worker(outbox, { concurrency: 1, send })
  wake()
  await until(() => waiting.length === 1)
  let stopped = false
  const stopping = stop().then(() => (stopped = true))
  await pause(5)
  expect(stopped).toBe(false)
  sent()
  await stopping
  expect(marks).toEqual(['a delivered'])
})

it('cuts off a receiver that never answers, and the message is tried again later', async () => {
  const { outbox, marks } = outboxOf('a', 'b')
  const { wake, stop } = worker(outbox, {
    concurrency: 1,
    send: (_, end) => new Promise((_done, fail) => end.addEventListener('abort', () => fail(end.reason))),
  })
  wake()
  await pause(5)
  await stop(10)
  expect(marks).toEqual(['a stopped'])
})
