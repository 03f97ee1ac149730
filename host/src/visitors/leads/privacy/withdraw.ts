import { randomUUID } from 'node:crypto'
import { withdrawalVersion } from 'shared-lib/kit/funnel/consent-words'
import { type Actor, noteTouch } from '../audit'
import { queueDelivery } from '../new-lead'
import { changeLead, type LeadDatabase, type Named, type Rows } from './change-lead'

/** Consents to take back: to be called in any case, and every other use that was agreed to and can end. */
async function agreedTo(to: Rows, leadId: string): Promise<readonly string[]> {
  const rows = await to
    .selectFrom('consents')
    .select('purpose')
    .where('lead_id', '=', leadId)
    .where('granted', '=', 1)
    .where('purpose', 'in', ['marketing', 'friend'])
    .orderBy('purpose')
    .execute()
  return ['contact', ...new Set(rows.map(({ purpose }) => purpose))]
}

/**
 * Takes back every consent of a lead, which ends calls and mails. Idempotent; the proof of earlier consents stays.
 * @returns false when no lead matches
 */
export const withdraw = (database: LeadDatabase, named: Named, actor: Actor, at: Date): Promise<boolean> =>
  changeLead(database, named, async (to, { id, withdrawn_at, erased_at }) => {
    if (withdrawn_at !== null || erased_at !== null) return
    const given_at = at.toISOString()
    await to.updateTable('leads').set({ withdrawn_at: given_at }).where('id', '=', id).execute()
    const purposes = await agreedTo(to, id)
    const consent = { lead_id: id, text_version: withdrawalVersion, granted: 0, given_at }
    await to
      .insertInto('consents')
      .values(purposes.map((purpose) => ({ ...consent, id: randomUUID(), purpose })))
      .execute()
    await queueDelivery(to, id, 'lead.withdrawn', at)
    await noteTouch(to, { leadId: id, actor, act: 'withdrawn' }, at)
  })
