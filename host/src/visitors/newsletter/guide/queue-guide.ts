import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitorsSchema } from '../../../base/tables/visitors.schema'
import { encrypt } from '../../../base/vault/encrypted-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { mailOwner } from '../queue-mail'
import type { NewGuide } from './new-guide'

/** The same guide to the same subscriber is the same mail, however often it is queued. */
const mailId = (subscriber: string, { path }: NewGuide) =>
  createHash('sha256').update(`${subscriber} ${path}`).digest('hex').slice(0, 32)

/** Makes a mail due to every confirmed subscriber who has not been sent this guide. Returns how many. */
export async function queueGuide(
  {
    database,
    keys,
    now = () => new Date(),
  }: { database: Kysely<VisitorsSchema>; keys: LeadKeys; now?: () => Date },
  guide: NewGuide,
): Promise<number> {
  const subscribers = await database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('state', '=', 'confirmed')
    .execute()
  const at = now().toISOString()
  let queued = 0
  for (const { id: subscriber_id } of subscribers) {
    const id = mailId(subscriber_id, guide)
    const { numInsertedOrUpdatedRows = 0n } = await database
      .insertInto('newsletter_mails')
      .values({
        id,
        subscriber_id,
        attempts: 0,
        next_attempt_at: at,
        created_at: at,
        delivered_at: null,
        failed_at: null,
        sealed: encrypt(keys, JSON.stringify(guide), mailOwner(id)),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    queued += Number(numInsertedOrUpdatedRows)
  }
  return queued
}
