import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { LeadKeys } from './lead-keys'
import { fingerprint, isSecret, newReference, newSecret } from './lead-reference'
import { openLeadsDatabase } from './leads.database'
import type { LeadsSchema } from './leads.schema'
import type { LeadAnswer, LeadStore, NewLead } from './leads.types'
import { firstMilestone, milestones } from './milestones'
import { open, seal } from './sealed-text'

export interface LeadStoreOptions {
  readonly keys: LeadKeys
  readonly now?: () => Date
}

interface SealedAnswer {
  readonly secret: string
  readonly bodyHash: string
}

/** Two requests with one key at the same time: the later one rolls back and gives the answer of the first. */
class KeyTaken extends Error {}

const answerOwner = (keyHash: string) => `idempotency:${keyHash}`
const leadOwner = (leadId: string) => `lead:${leadId}`

async function refuseUnknownKeys(database: Kysely<LeadsSchema>, keys: LeadKeys): Promise<void> {
  const used = await database.selectFrom('leads').select('key_id').distinct().execute()
  const missing = used.map(({ key_id }) => key_id).filter((id) => !keys.some((key) => key.id === id))
  if (missing.length > 0)
    throw new Error(`stored leads need the keys ${missing.join(', ')}: add them to LEADS_KEYS`)
}

/** Opens a database for leads alone; `leadStoreOn` says when it throws. */
export const createLeadStore = async ({ file, ...options }: LeadStoreOptions & { readonly file: string }) =>
  leadStoreOn(await openLeadsDatabase(file), options)

/**
 * The store of leads on an open database, which it closes. @throws when stored leads were sealed with a key that is
 * not in `keys`
 */
export async function leadStoreOn(
  database: Kysely<LeadsSchema>,
  { keys, now = () => new Date() }: LeadStoreOptions,
): Promise<LeadStore> {
  try {
    await refuseUnknownKeys(database, keys)
  } catch (cause) {
    await database.destroy()
    throw cause
  }

  async function earlier(keyHash: string, bodyHash: string): Promise<LeadAnswer | undefined> {
    const row = await database
      .selectFrom('idempotency')
      .innerJoin('leads', 'leads.id', 'idempotency.lead_id')
      .select(['idempotency.sealed', 'leads.reference'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const first = JSON.parse(open(keys, row.sealed, answerOwner(keyHash))) as SealedAnswer
    if (first.bodyHash !== bodyHash) return { outcome: 'conflict' }
    return { outcome: 'replayed', reference: row.reference, secret: first.secret }
  }

  async function create(
    to: Kysely<LeadsSchema>,
    lead: NewLead,
    keyHash: string,
    bodyHash: string,
  ): Promise<LeadAnswer> {
    const id = randomUUID()
    const secret = newSecret()
    const reference = newReference()
    const created_at = now().toISOString()
    await to
      .insertInto('leads')
      .values({
        id,
        reference,
        secret_hash: fingerprint(secret),
        vertical: lead.vertical,
        milestone: firstMilestone,
        key_id: keys[0].id,
        sealed: seal(keys, JSON.stringify(lead.fields), leadOwner(id)),
        created_at,
      })
      .execute()
    const { numInsertedOrUpdatedRows } = await to
      .insertInto('idempotency')
      .values({
        key_hash: keyHash,
        lead_id: id,
        sealed: seal(keys, JSON.stringify({ secret, bodyHash }), answerOwner(keyHash)),
        created_at,
      })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw new KeyTaken()
    const consents = lead.consents.map(({ purpose, textVersion, granted }) => ({
      id: randomUUID(),
      lead_id: id,
      purpose,
      text_version: textVersion,
      granted: Number(granted),
      given_at: created_at,
    }))
    if (consents.length > 0) await to.insertInto('consents').values(consents).execute()
    await to
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        lead_id: id,
        topic: 'lead.created',
        attempts: 0,
        next_attempt_at: created_at,
        delivered_at: null,
        created_at,
      })
      .execute()
    return { outcome: 'created', reference, secret }
  }

  return {
    async submit(lead, idempotencyKey, bodyHash) {
      const keyHash = fingerprint(idempotencyKey)
      const known = await earlier(keyHash, bodyHash)
      if (known !== undefined) return known
      try {
        return await database
          .transaction()
          .execute((transaction) => create(transaction, lead, keyHash, bodyHash))
      } catch (cause) {
        const first = cause instanceof KeyTaken ? await earlier(keyHash, bodyHash) : undefined
        if (first === undefined) throw cause
        return first
      }
    },

    earlierAnswer: (idempotencyKey, bodyHash) => earlier(fingerprint(idempotencyKey), bodyHash),

    async statusBySecret(secret) {
      if (!isSecret(secret)) return undefined
      const row = await database
        .selectFrom('leads')
        .select(['reference', 'vertical', 'created_at', 'milestone'])
        .where('secret_hash', '=', fingerprint(secret))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { reference, vertical, created_at: createdAt, milestone } = row
      return { reference, vertical, createdAt, milestones: milestones(milestone) }
    },

    async fieldsOf(reference) {
      const row = await database
        .selectFrom('leads')
        .select(['id', 'sealed'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return JSON.parse(open(keys, row.sealed, leadOwner(row.id)))
    },

    close: () => database.destroy(),
  }
}
