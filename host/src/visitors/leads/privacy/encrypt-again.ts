import { type RawBuilder, sql } from 'kysely'
import { decrypt, encrypt } from '../../../base/vault/encrypted-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { personHashes } from '../../../base/vault/person-hash'
import { noteTouch } from '../audit'
import { answerOwner, leadOwner } from '../new-lead'
import type { LeadDatabase } from './change-lead'

/** True of text that another key than the newest sealed: sealed text begins with the id of its key. */
const sealedByAnother = ([{ id }]: LeadKeys): RawBuilder<boolean> =>
  sql<boolean>`sealed <> '' and substr(sealed, 1, ${sql.lit(id.length + 1)}) <> ${`${id}.`}`

async function leadsAgain(database: LeadDatabase, keys: LeadKeys, batch: number, at: Date): Promise<number> {
  const rows = await database
    .selectFrom('leads')
    .select(['id', 'sealed'])
    .where(sealedByAnother(keys))
    .limit(batch)
    .execute()
  for (const { id, sealed } of rows)
    await database.transaction().execute(async (to) => {
      const text = decrypt(keys, sealed, leadOwner(id))
      const { phone, email } = personHashes(keys, JSON.parse(text))
      const { numUpdatedRows } = await to
        .updateTable('leads')
        .set({
          key_id: keys[0].id,
          sealed: encrypt(keys, text, leadOwner(id)),
          phone_hash: phone[0] ?? null,
          email_hash: email[0] ?? null,
        })
        .where('id', '=', id)
        .where('sealed', '=', sealed) // erased, or encrypted again by another host, in the meantime
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n)
        await noteTouch(
          to,
          { leadId: id, actor: 'key-rotation', act: 'sealed-again', detail: keys[0].id },
          at,
        )
    })
  return rows.length
}

async function answersAgain(database: LeadDatabase, keys: LeadKeys, batch: number): Promise<number> {
  const rows = await database
    .selectFrom('idempotency')
    .select(['key_hash', 'sealed'])
    .where(sealedByAnother(keys))
    .limit(batch)
    .execute()
  for (const { key_hash, sealed } of rows) {
    const owner = answerOwner(key_hash)
    await database
      .updateTable('idempotency')
      .set({ sealed: encrypt(keys, decrypt(keys, sealed, owner), owner) })
      .where('key_hash', '=', key_hash)
      .where('sealed', '=', sealed)
      .execute()
  }
  return rows.length
}

/**
 * After a rotation: decrypts rows of older keys and encrypts them with the newest, the hashes of people too, a few rows
 * at a time. Once it is done, older keys open nothing of leads any more.
 * @returns how many rows were encrypted again
 */
export async function encryptAgain(
  database: LeadDatabase,
  keys: LeadKeys,
  at: Date,
  batch = 50,
): Promise<number> {
  const rounds = [() => leadsAgain(database, keys, batch, at), () => answersAgain(database, keys, batch)]
  let count = 0
  for (const round of rounds) for (let rows = await round(); rows > 0; rows = await round()) count += rows
  return count
}
