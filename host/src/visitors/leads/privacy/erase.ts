import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../../base/database/exclusive'
import { type Actor, noteTouch } from '../audit'
import { queueDelivery } from '../new-lead'
import { changeLead, type LeadDatabase, type Named } from './change-lead'

/**
 * After an erasure: the embedded database keeps old row contents in its log until that is written back. An open
 * reader delays it to the next time. PostgreSQL cleans up by itself (vacuum).
 */
async function forgetErased<Schema>(database: Kysely<Schema>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}

const takePersonOut = (database: LeadDatabase, named: Named, actor: Actor, at: Date): Promise<boolean> =>
  changeLead(database, named, async (to, { id, erased_at }) => {
    if (erased_at !== null) return
    const noPerson = { sealed: '', phone_hash: null, email_hash: null }
    const gone = { ...noPerson, call: null, campaign: null, duplicate_of: null }
    await to
      .updateTable('leads')
      .set({ ...gone, erased_at: at.toISOString() })
      .where('id', '=', id)
      .execute()
    await to.updateTable('idempotency').set({ sealed: '' }).where('lead_id', '=', id).execute()
    await to.deleteFrom('lead_mails').where('lead_id', '=', id).execute()
    await queueDelivery(to, id, 'lead.erased', at)
    await noteTouch(to, { leadId: id, actor, act: 'erased' }, at)
  })

/**
 * Takes the person out of a lead: its fields, the hashes that find the person again, when to call, the repeated
 * request's answer with its secret. Its reference, the proof of consents without the person and its access history
 * remain. Idempotent. @returns false when no lead matches
 */
export async function erase(database: LeadDatabase, named: Named, actor: Actor, at: Date): Promise<boolean> {
  const found = await takePersonOut(database, named, actor, at)
  if (found) await forgetErased(database)
  return found
}

/** For commands: by the reference that a person reads to us on the phone. */
export const eraseByReference = (database: LeadDatabase, reference: string, actor: Actor, at: Date) =>
  erase(database, { reference }, actor, at)

/**
 * Erases every lead that was handed in before `before`, one transaction each, so that requests get their turn.
 * @returns how many
 */
export async function eraseOlderThan(database: LeadDatabase, before: Date, at: Date): Promise<number> {
  const old = database
    .selectFrom('leads')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .limit(100)
  let count = 0
  for (let ids = await old.execute(); ids.length > 0; ids = await old.execute())
    for (const { id } of ids) count += Number(await takePersonOut(database, { id }, 'retention', at))
  if (count > 0) await forgetErased(database)
  return count
}
