import { SpanKind } from '@opentelemetry/api'
import { traced } from '../../../base/tracing/tracing'
import { failureOf, type Send } from '../../../base/webhooks/send-webhook'
import type { Delivery, Outbox } from './outbox.types'

export interface DeliveryNews {
  readonly delivery: string
  readonly topic: string
  readonly attempt: number
  readonly code: string
  readonly outcome: 'again' | 'gave-up' | 'late'
}

interface DeliveryWorkerOptions {
  readonly outbox: Outbox
  /** Body of a message; undefined when it must not be sent any more. */
  readonly bodyOf: (delivery: Delivery) => Promise<string | undefined>
  readonly send: Send
  readonly failed: (news: DeliveryNews) => void
  /** The outbox itself could not be read or written. */
  readonly broken: (cause: unknown) => void
  /** Between two checks for due messages, in ms. */
  readonly everyMs?: number
  /** Messages being sent at once. */
  readonly concurrency?: number
}

/**
 * Delivers due messages. It marks a message only after the receiver has it, so one that was being sent when the process
 * died is sent again, under the same id.
 */
export function createDeliveryWorker({
  outbox,
  bodyOf,
  send,
  failed,
  broken,
  everyMs = 5_000,
  concurrency = 4,
}: DeliveryWorkerOptions) {
  const cutOff = new AbortController()
  let stopped = false
  let working: Promise<void> | undefined
  let again = false

  async function deliver(delivery: Delivery) {
    try {
      const body = await bodyOf(delivery)
      if (body === undefined) return await outbox.notSent(delivery)
      const { id, topic, attempt, traceparent: parent } = delivery
      const attributes = { topic, attempt }
      await traced(`deliver ${topic}`, { kind: SpanKind.CLIENT, attributes, parent }, () =>
        send({ id, body }, cutOff.signal),
      )
    } catch (cause) {
      const failure = failureOf(cause)
      const { id, topic, attempt } = delivery
      const outcome = await outbox.failed(delivery, failure)
      return failed({ delivery: id, topic, attempt, code: failure.code, outcome })
    }
    await outbox.delivered(delivery)
  }

  async function drain() {
    while (!stopped) {
      const delivery = await outbox.take()
      if (!delivery) return
      await deliver(delivery)
    }
  }

  /** Delivers everything that is due now. */
  async function deliverDue() {
    do {
      again = false
      await Promise.all(Array.from({ length: concurrency }, () => drain().catch(broken)))
    } while (again && !stopped)
  }

  /** Starts a round without waiting for it. */
  function wake() {
    again = true
    if (stopped) return
    working ??= deliverDue().finally(() => {
      working = undefined
    })
  }

  let timer: NodeJS.Timeout | undefined

  return {
    deliverDue,
    wake,
    start() {
      timer ??= setInterval(wake, everyMs).unref()
      wake()
    },
    /** Waits for running deliveries, then cuts them off: they are sent again later. The outbox is untouched after. */
    async stop(patienceMs = 3_000) {
      stopped = true
      clearInterval(timer)
      const patience = setTimeout(() => cutOff.abort(), patienceMs)
      await working
      clearTimeout(patience)
    },
  }
}
