import type { Kysely } from 'kysely'
import { exclusive } from '../../base/database/exclusive'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'
import { decrypt, encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { emailHashes } from './email-hash'
import { type SealedSubscriber, subscriberOwner } from './newsletter.store'
import { mailOwner } from './queue-mail'

const batch = 50

/** Moves one subscriber with its proofs and its waiting mails; a concurrent change runs before or after. */
const moveOne = (database: Kysely<VisitorsSchema>, keys: LeadKeys, id: string) =>
  exclusive(database, `newsletter seal ${id}`, async (to) => {
    const row = await to
      .selectFrom('newsletter_subscribers')
      .select(['sealed', 'email_hash'])
      .where('id', '=', id)
      .where('key_id', '<>', keys[0].id)
      .executeTakeFirst()
    if (!row) return
    const text = decrypt(keys, row.sealed, subscriberOwner(id))
    const { email }: SealedSubscriber = JSON.parse(text)
    // A subscriber who has left is known by the old hash alone: the address is gone.
    const email_hash = email === undefined ? row.email_hash : emailHashes(keys, email)[0]
    await to
      .updateTable('newsletter_subscribers')
      .set({ key_id: keys[0].id, sealed: encrypt(keys, text, subscriberOwner(id)), email_hash })
      .where('id', '=', id)
      .where('sealed', '=', row.sealed)
      .execute()
    await to
      .updateTable('newsletter_consents')
      .set({ email_hash })
      .where('email_hash', '=', row.email_hash)
      .execute()
    const mails = await to
      .selectFrom('newsletter_mails')
      .select(['id', 'sealed'])
      .where('subscriber_id', '=', id)
      .where('sealed', 'is not', null)
      .execute()
    for (const { id: mail, sealed } of mails) {
      const token = decrypt(keys, sealed ?? '', mailOwner(mail))
      await to
        .updateTable('newsletter_mails')
        .set({ sealed: encrypt(keys, token, mailOwner(mail)) })
        .where('id', '=', mail)
        .execute()
    }
  })

/** After a rotation: encrypts every subscriber with the newest key, so that older ones may go. @returns how many */
export async function encryptSubscribersAgain(
  database: Kysely<VisitorsSchema>,
  keys: LeadKeys,
): Promise<number> {
  const older = database
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('key_id', '<>', keys[0].id)
    .orderBy('id')
    .limit(batch)
  let count = 0
  for (let rows = await older.execute(); rows.length > 0; rows = await older.execute())
    for (const { id } of rows) {
      await moveOne(database, keys, id)
      count++
    }
  return count
}
