import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { VisitorsSchema } from '../../../base/tables/visitors.schema'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { waitingMail } from '../../../base/vault/waiting-mail'
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
  const mail = { keys, text: JSON.stringify(guide), ownerOf: mailOwner, at: now() }
  let queued = 0
  for (const { id: subscriber_id } of subscribers) {
    const { numInsertedOrUpdatedRows = 0n } = await database
      .insertInto('newsletter_mails')
      .values({ ...waitingMail({ ...mail, id: mailId(subscriber_id, guide) }), subscriber_id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    queued += Number(numInsertedOrUpdatedRows)
  }
  return queued
}
