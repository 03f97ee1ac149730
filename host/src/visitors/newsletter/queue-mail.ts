import { randomUUID } from 'node:crypto'
import { encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import type { Rows } from './subscriber-rows'

/** An address is not written to again within this time, however often it is entered. */
const restMs = 60 * 60_000

export const mailOwner = (id: string) => `newsletter-mail:${id}`

export async function isResting(to: Rows, subscriberId: string, now: Date) {
  const fresh = await to
    .selectFrom('newsletter_mails')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('created_at', '>', new Date(now.getTime() - restMs).toISOString())
    .executeTakeFirst()
  return fresh !== undefined
}

export const dropMails = (to: Rows, subscriberId: string) =>
  to.deleteFrom('newsletter_mails').where('subscriber_id', '=', subscriberId).execute()

/** A new token ends the one before, so a mail that still waits with that one must not go out. */
export async function queueMail(
  to: Rows,
  { subscriberId, token, keys, now }: { subscriberId: string; token: string; keys: LeadKeys; now: Date },
) {
  await dropMails(to, subscriberId)
  const id = randomUUID()
  const created_at = now.toISOString()
  await to
    .insertInto('newsletter_mails')
    .values({
      id,
      subscriber_id: subscriberId,
      sealed: encrypt(keys, token, mailOwner(id)),
      attempts: 0,
      next_attempt_at: created_at,
      delivered_at: null,
      failed_at: null,
      created_at,
    })
    .execute()
}
