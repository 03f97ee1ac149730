import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import { pauseMs } from '../../../base/webhooks/back-off'
import { noteTouch, type Touch } from '../audit'
import {
  type DueRow,
  deadLetterRows,
  finalTopics,
  nextDue,
  openBefore,
  superseded,
  unfinished,
} from './outbox.queries'
import type { Delivery, Outbox } from './outbox.types'

export interface OutboxOptions {
  readonly database: Kysely<LeadsSchema>
  readonly now?: () => Date
  /** From 0 to 1. */
  readonly random?: () => number
  /** Attempts until a message is a dead letter. */
  readonly attempts?: number
  /** How long a claim is believed to be under way: longer than an attempt may take. */
  readonly leaseMs?: number
}

/** About a day, see back-off.ts. */
export const defaultAttempts = 60
const defaultLeaseMs = 60_000

interface OpenRow {
  readonly id: string
  /** Changed by this attempt alone. */
  readonly attempt?: number
}

/** Changes a message that is still open and records it in the history of its lead; false when it is closed. */
const changeOpen = (
  database: Kysely<LeadsSchema>,
  { id, attempt }: OpenRow,
  to: Partial<LeadsSchema['outbox']>,
  touch: Touch,
  at: Date,
) =>
  database.transaction().execute(async (open) => {
    const { numUpdatedRows } = await open
      .updateTable('outbox')
      .set(to)
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .$if(attempt !== undefined, (query) =>
        query.where('attempts', '=', attempt ?? 0).where('failed_at', 'is', null),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await noteTouch(open, touch, at)
    return numUpdatedRows > 0n
  })

/** Messages about leads on their way out. Any number of hosts may take from it at once. */
export function createOutbox({
  database,
  now = () => new Date(),
  random = Math.random,
  attempts: limit = defaultAttempts,
  leaseMs = defaultLeaseMs,
}: OutboxOptions): Outbox {
  const change = (row: OpenRow, to: Partial<LeadsSchema['outbox']>, touch: Touch, at: Date) =>
    changeOpen(database, row, to, touch, at)

  const close = ({ id, leadId, topic }: Pick<Delivery, 'id' | 'leadId' | 'topic'>, at: Date) =>
    change(
      { id },
      { delivered_at: at.toISOString(), failed_at: null, last_failure: superseded },
      { leadId, actor: 'delivery', act: 'not-sent', detail: topic },
      at,
    )

  const giveUp = ({ id, leadId, attempt }: Delivery, code: string, at: Date) =>
    change(
      { id, attempt },
      { failed_at: at.toISOString(), last_failure: code },
      { leadId, actor: 'delivery', act: 'gave-up', detail: `${code}, attempt ${attempt}` },
      at,
    )

  /** False when another host was first. */
  async function claim({ id, attempts, next_attempt_at }: DueRow) {
    const { numUpdatedRows } = await database
      .updateTable('outbox')
      .set({
        attempts: attempts + 1,
        next_attempt_at: new Date(now().getTime() + leaseMs).toISOString(),
        last_failure: unfinished,
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('next_attempt_at', '=', next_attempt_at)
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  return {
    async take() {
      for (;;) {
        const row = await nextDue(database, now())
        if (!row) return undefined
        const { id, lead_id: leadId, topic, created_at: createdAt, attempts, traceparent } = row
        // Its last attempt ended with its host: one that kills hosts must not do so for ever.
        if (attempts >= limit)
          await giveUp({ id, leadId, topic, createdAt, attempt: attempts }, unfinished, now())
        else if (await claim(row)) {
          if (finalTopics.includes(topic))
            for (const before of await openBefore(database, row)) await close(before, now())
          return { id, leadId, topic, createdAt, attempt: attempts + 1, ...(traceparent && { traceparent }) }
        }
      }
    },

    async delivered({ id, leadId, topic, attempt }) {
      const at = now()
      const done = { delivered_at: at.toISOString(), failed_at: null, last_failure: null }
      // A delivery counts whichever host made it and however late it is reported.
      await change(
        { id },
        done,
        { leadId, actor: 'delivery', act: 'delivered', detail: `${topic}, attempt ${attempt}` },
        at,
      )
    },

    async failed(delivery, { code, retry, askedMs }) {
      const { id, leadId, attempt } = delivery
      const at = now()
      if (!retry || attempt >= limit) return (await giveUp(delivery, code, at)) ? 'gave-up' : 'late'
      const next = new Date(at.getTime() + pauseMs(attempt, random(), askedMs))
      const planned = await change(
        { id, attempt },
        { next_attempt_at: next.toISOString(), last_failure: code },
        { leadId, actor: 'delivery', act: 'delivery-failed', detail: `${code}, attempt ${attempt}` },
        at,
      )
      return planned ? 'again' : 'late'
    },

    async notSent(delivery) {
      await close(delivery, now())
    },

    deadLetters: async () => (await deadLetterRows(database)).map(({ leadId: _, ...letter }) => letter),

    async resend(referenceOrId, by) {
      const at = now()
      const due = { failed_at: null, attempts: 0, next_attempt_at: at.toISOString() }
      let resent = 0
      for (const { id, reference, leadId, topic } of await deadLetterRows(database))
        if (referenceOrId === id || referenceOrId === reference)
          if (await change({ id }, due, { leadId, actor: by, act: 'resent', detail: topic }, at)) resent++
      return resent
    },
  }
}
