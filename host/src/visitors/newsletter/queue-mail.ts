import type { LeadKeys } from '../../base/vault/lead-keys'
import { waitingMail } from '../../base/vault/waiting-mail'
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
  const mail = waitingMail({ keys, text: token, ownerOf: mailOwner, at: now })
  await to
    .insertInto('newsletter_mails')
    .values({ ...mail, subscriber_id: subscriberId })
    .execute()
}
