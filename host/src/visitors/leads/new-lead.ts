import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { firstMilestone } from 'shared-lib/kit/funnel/milestones'
import type { LeadsSchema } from '../../base/tables/leads.schema'
import { traceNow } from '../../base/tracing/tracing'
import { encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { personHashes } from '../../base/vault/person-hash'
import { fingerprint, newSecret } from '../../base/vault/secret'
import { noteTouch } from './audit'
import { newReference } from './lead-reference'
import type { LeadReceipt, NewLead } from './leads.types'
import { queueLeadMail } from './mail/lead-mail-outbox'

type Rows = Transaction<LeadsSchema>

/** Owner that sealed text of a lead is bound to. */
export const leadOwner = (leadId: string) => `lead:${leadId}`

/** Owner that the sealed answer to a key is bound to. */
export const answerOwner = (keyHash: string) => `idempotency:${keyHash}`

/** The same person asking for the same product again within this time is one case for the caller. */
const duplicateWindowMs = 30 * 24 * 60 * 60_000

type PersonHashes = ReturnType<typeof personHashes>

/** Id of the first lead of this person for this product within the window. */
async function firstOfPerson(to: Rows, vertical: string, { phone, email }: PersonHashes, at: Date) {
  const either = [...phone, ...email]
  if (either.length === 0) return undefined
  return to
    .selectFrom('leads')
    .select(['id', 'duplicate_of'])
    .where('vertical', '=', vertical)
    .where('created_at', '>', new Date(at.getTime() - duplicateWindowMs).toISOString())
    .where((where) => where.or([where('phone_hash', 'in', either), where('email_hash', 'in', either)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

const insertConsents = (to: Rows, lead_id: string, { consents }: NewLead, given_at: string) =>
  to
    .insertInto('consents')
    .values(
      consents.map(({ purpose, textVersion, granted }) => ({
        id: randomUUID(),
        lead_id,
        purpose,
        text_version: textVersion,
        granted: Number(granted),
        given_at,
      })),
    )
    .execute()

/**
 * Queues a message about a lead after all its earlier ones. `held` names why it waits among the dead letters until an
 * operator sends it.
 */
export async function queueDelivery(to: Rows, lead_id: string, topic: string, at: Date, held?: string) {
  const { position } = await to
    .selectFrom('outbox')
    .select(({ fn }) => fn.count<number | string>('id').as('position'))
    .where('lead_id', '=', lead_id)
    .executeTakeFirstOrThrow()
  const created_at = at.toISOString()
  await to
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      lead_id,
      topic,
      attempts: 0,
      next_attempt_at: created_at,
      delivered_at: null,
      created_at,
      position: Number(position),
      failed_at: held ? created_at : null,
      last_failure: held ?? null,
      traceparent: traceNow() ?? null,
    })
    .execute()
}

/** Writes a lead with its consents, its first message, and the first line of its history. */
export async function insertLead(
  to: Rows,
  keys: LeadKeys,
  lead: NewLead,
  at: Date,
): Promise<LeadReceipt & { readonly id: string }> {
  const id = randomUUID()
  const secret = newSecret()
  const reference = newReference()
  const hashes = personHashes(keys, lead.fields)
  const first = await firstOfPerson(to, lead.vertical, hashes, at)
  await to
    .insertInto('leads')
    .values({
      id,
      reference,
      secret_hash: fingerprint(secret),
      vertical: lead.vertical,
      milestone: firstMilestone,
      key_id: keys[0].id,
      sealed: encrypt(keys, JSON.stringify(lead.fields), leadOwner(id)),
      created_at: at.toISOString(),
      origin: lead.origin ?? null,
      campaign: lead.campaign ? String(new URLSearchParams(lead.campaign)) : null,
      call: lead.call ? JSON.stringify(lead.call) : null,
      phone_hash: hashes.phone[0] ?? null,
      email_hash: hashes.email[0] ?? null,
      duplicate_of: first ? (first.duplicate_of ?? first.id) : null,
      phone_check: lead.phoneCheck ?? 'unchecked',
      withdrawn_at: null,
      erased_at: null,
    })
    .execute()
  if (lead.consents.length > 0) await insertConsents(to, id, lead, at.toISOString())
  const suspect = lead.suspicion && `suspect-${lead.suspicion}`
  await queueDelivery(to, id, 'lead.created', at, suspect)
  // A program may leave any person's address: only forms that look like a person's get a mail.
  if (typeof lead.fields.email === 'string' && !suspect)
    await queueLeadMail(to, keys, { leadId: id, secret, at })
  await noteTouch(to, { leadId: id, actor: 'visitor', act: 'created', detail: suspect }, at)
  return { id, reference, secret }
}
