import { until } from '../../../base/testing/until'
import type { DueMail, MailOutbox } from '../newsletter.types'
import { createMailWorker } from './mail-worker'

const mail = (id: string): DueMail => ({
  id,
  attempt: 1,
  email: `${id}@example.pt`,
  confirmToken: 'c',
  leaveToken: 'l',
})

function outboxOf(...ids: string[]) {
  const waiting = ids.map(mail)
  const done: string[] = []
  const outbox: MailOutbox = {
    take: async () => waiting.shift(),
    delivered: async ({ id }) => void done.push(id),
    attemptFailed: async () => false,
  }
  return { outbox, waiting, done }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('sends what is due one after the other, and what comes in the meantime', async () => {
  const { outbox, waiting, done } = outboxOf('a', 'b')
  let under = 0
  const worker = createMailWorker({
    outbox,
    failed: () => {},
    async send({ id }) {
      expect(++under).toBe(1)
      if (id === 'b') {
        waiting.push(mail('c'))
        worker.wake()
      }
      await pause(20)
      under--
    },
  })
  worker.wake()
  worker.wake()
  await until(() => done.length === 3)
  await worker.stop()
  expect(done).toEqual(['a', 'b', 'c'])
})

it('goes on after a failure, and reports it without an address', async () => {
  const { outbox, done } = outboxOf('a', 'b')
  const failures: unknown[] = []
  const worker = createMailWorker({
    outbox,
    failed: (failure) => void failures.push(failure),
    async send({ id, email }) {
      if (id === 'a')
        throw Object.assign(new Error(`550 <${email}> unknown`), { code: 'EENVELOPE', responseCode: 550 })
    },
  })
  worker.wake()
  await until(() => done.length === 1)
  await worker.stop()
  expect(done).toEqual(['b'])
  expect(failures).toEqual([{ mail: 'a', attempt: 1, code: 'EENVELOPE 550', givenUp: false }])
})

it('stops in time though a mail server never answers', async () => {
  const { outbox, done } = outboxOf('a', 'b')
  const send = jest.fn(() => new Promise<void>(() => {}))
  const worker = createMailWorker({ outbox, failed: () => {}, send })
  worker.wake()
  await until(() => send.mock.calls.length === 1)
  await worker.stop(10)
  expect(done).toEqual([])
})
