import type { Kysely } from 'kysely'
import type { VisitorsSchema } from '../../../base/tables/visitors.schema'
import { decrypt } from '../../../base/vault/encrypted-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import type { NewGuide } from '../guide/new-guide'
import { type SealedSubscriber, subscriberOwner } from '../newsletter.store'
import type { DueMail, MailOutbox } from '../newsletter.types'
import { mailOwner } from '../queue-mail'

interface MailOutboxOptions {
  readonly database: Kysely<VisitorsSchema>
  readonly keys: LeadKeys
  readonly now?: () => Date
}

const minute = 60_000

/** Pause after each failed attempt, in ms; after the last one the mail is given up. */
export const pauses = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute)

/** Sealed part of a mail: the token of a question to confirm, or a guide. */
const contentOf = (text: string): Pick<DueMail, 'confirmToken' | 'guide'> =>
  text.startsWith('{') ? { confirmToken: '', guide: JSON.parse(text) as NewGuide } : { confirmToken: text }

export function createMailOutbox({ database, keys, now = () => new Date() }: MailOutboxOptions): MailOutbox {
  const nextDue = () =>
    database
      .selectFrom('newsletter_mails as mail')
      .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'mail.subscriber_id')
      .select(['mail.id', 'mail.attempts', 'mail.next_attempt_at', 'mail.sealed as token'])
      .select(['subscriber.id as subscriberId', 'subscriber.sealed as subscriber'])
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      // A subscriber who left while a guide was being queued has no address any more.
      .where('subscriber.state', '<>', 'withdrawn')
      .where('next_attempt_at', '<=', now().toISOString())
      .orderBy('next_attempt_at')
      .executeTakeFirst()

  /** False when another process was first. */
  async function claim({ id, attempts, next_attempt_at }: NonNullable<Awaited<ReturnType<typeof nextDue>>>) {
    const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 0
    const { numUpdatedRows } = await database
      .updateTable('newsletter_mails')
      .set({
        attempts: attempts + 1,
        next_attempt_at: new Date(now().getTime() + pause).toISOString(),
      })
      .where('id', '=', id)
      .where('next_attempt_at', '=', next_attempt_at)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }

  return {
    async take() {
      for (;;) {
        const row = await nextDue()
        if (!row) return undefined
        if (!(await claim(row))) continue
        const { leave, email }: SealedSubscriber = JSON.parse(
          decrypt(keys, row.subscriber, subscriberOwner(row.subscriberId)),
        )
        if (email === undefined || row.token === null) throw new Error(`mail ${row.id} has nobody to go to`)
        return {
          id: row.id,
          attempt: row.attempts + 1,
          email,
          ...contentOf(decrypt(keys, row.token, mailOwner(row.id))),
          leaveToken: leave,
        }
      }
    },

    async delivered({ id }) {
      await database
        .updateTable('newsletter_mails')
        .set({ delivered_at: now().toISOString(), sealed: null })
        .where('id', '=', id)
        .execute()
    },

    async attemptFailed({ id, attempt }) {
      if (attempt <= pauses.length) return false
      await database
        .updateTable('newsletter_mails')
        .set({ failed_at: now().toISOString() })
        .where('id', '=', id)
        .execute()
      return true
    },
  }
}
