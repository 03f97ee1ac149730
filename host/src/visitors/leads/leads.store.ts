import type { Kysely, Transaction } from 'kysely'
import {
  finishedMilestone,
  firstMilestone,
  milestones,
  type Progress,
} from 'shared-lib/kit/funnel/milestones'
import { exclusive } from '../../base/database/exclusive'
import { openHostDatabase } from '../../base/database/host-database'
import type { LeadsSchema } from '../../base/tables/leads.schema'
import { decrypt, encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { fingerprint, isSecret } from '../../base/vault/secret'
import { keptConsents } from './kept-consents'
import type { KeptConsent, LeadAnswer, LeadStatus, LeadStore, NewLead } from './leads.types'
import { answerOwner, insertLead, leadOwner } from './new-lead'

interface LeadStoreOptions {
  readonly keys: LeadKeys
  readonly now?: () => Date
}

interface SealedAnswer {
  readonly secret: string
  readonly bodyHash: string
}

/** Two requests with one key at the same time: the later one rolls back and gives the answer of the first. */
class KeyTaken extends Error {}

/** Name of the lock that leads of one person for one product are stored under. */
export const samePerson = ({ vertical, fields }: NewLead) =>
  `lead ${fingerprint(`${vertical} ${fields.phone ?? fields.email}`)}`

async function refuseUnknownKeys(database: Kysely<LeadsSchema>, keys: LeadKeys): Promise<void> {
  const used = await database
    .selectFrom('leads')
    .select('key_id')
    .where('erased_at', 'is', null)
    .distinct()
    .execute()
  const missing = used.map(({ key_id }) => key_id).filter((id) => !keys.some((key) => key.id === id))
  if (missing.length > 0)
    throw new Error(`stored leads need the keys ${missing.join(', ')}: add them to LEADS_KEYS`)
}

/** What a lead asks for, in its status. Its offer has `shown` where it was priced again. The difference is of the lead itself where there is none. */
function offerIn(fields: {
  offer?: unknown
  asked?: unknown
  change?: unknown
}): Pick<LeadStatus, 'offer' | 'asked' | 'change' | 'repriced'> {
  const { name, change = fields.change, shown } = Object(fields.offer) as Readonly<Record<string, unknown>>
  return {
    offer: typeof name === 'string' ? name : null,
    ...(typeof fields.asked === 'string' && { asked: fields.asked }),
    ...(typeof change === 'string' && { change }),
    ...(shown !== undefined && { repriced: true }),
  }
}

interface StatusParts {
  readonly consents: readonly KeptConsent[]
  readonly progress: readonly Progress[]
  readonly offered: ReturnType<typeof offerIn>
}

const statusOf = (row: LeadsSchema['leads'], { consents, progress, offered }: StatusParts): LeadStatus => ({
  reference: row.reference,
  vertical: row.vertical,
  createdAt: row.created_at,
  // Its first milestone is its submission.
  milestones: milestones(row.milestone, [...progress, { milestone: firstMilestone, at: row.created_at }]),
  finished: row.milestone >= finishedMilestone,
  ...offered,
  call: row.call === null ? null : JSON.parse(row.call),
  consents,
  withdrawnAt: row.withdrawn_at,
  erasedAt: row.erased_at,
})

/** Opens the database at `place` for leads alone. @throws as `leadStoreOn` */
export const createLeadStore = async ({ place, ...options }: LeadStoreOptions & { readonly place: string }) =>
  leadStoreOn(await openHostDatabase(place), options)

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

  async function earlier(
    keyHash: string,
    bodyHash: string,
    rows: Kysely<LeadsSchema> = database,
  ): Promise<LeadAnswer | undefined> {
    const row = await rows
      .selectFrom('idempotency')
      .innerJoin('leads', 'leads.id', 'idempotency.lead_id')
      .select(['idempotency.sealed', 'leads.reference'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst()
    if (row === undefined) return undefined
    if (row.sealed === '') return { outcome: 'conflict', erased: true }
    const first = JSON.parse(decrypt(keys, row.sealed, answerOwner(keyHash))) as SealedAnswer
    if (first.bodyHash !== bodyHash) return { outcome: 'conflict' }
    return { outcome: 'replayed', reference: row.reference, secret: first.secret }
  }

  async function create(
    to: Transaction<LeadsSchema>,
    lead: NewLead,
    keyHash: string,
    bodyHash: string,
  ): Promise<LeadAnswer> {
    // Requests with one key mostly have one person: those that waited have nothing left to store.
    const first = await earlier(keyHash, bodyHash, to)
    if (first) return first
    const at = now()
    const { id, reference, secret } = await insertLead(to, keys, lead, at)
    const { numInsertedOrUpdatedRows } = await to
      .insertInto('idempotency')
      .values({
        key_hash: keyHash,
        lead_id: id,
        sealed: encrypt(keys, JSON.stringify({ secret, bodyHash }), answerOwner(keyHash)),
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw new KeyTaken()
    return { outcome: 'created', reference, secret }
  }

  async function store(lead: NewLead, keyHash: string, bodyHash: string): Promise<LeadAnswer> {
    const known = await earlier(keyHash, bodyHash)
    if (known !== undefined) return known
    try {
      // One after the other for one person: of two at once, one is the other's duplicate.
      return await exclusive(database, samePerson(lead), (to) => create(to, lead, keyHash, bodyHash))
    } catch (cause) {
      const first = cause instanceof KeyTaken ? await earlier(keyHash, bodyHash) : undefined
      if (first === undefined) throw cause
      return first
    }
  }

  /** Requests being stored, by key and body: a repetition waits for the first one and takes no connection. */
  const underWay = new Map<string, Promise<LeadAnswer>>()

  return {
    async submit(lead, idempotencyKey, bodyHash) {
      const keyHash = fingerprint(idempotencyKey)
      const name = `${keyHash} ${bodyHash}`
      const first = underWay.get(name)
      if (first) {
        const answer = await first
        return answer.outcome === 'created' ? { ...answer, outcome: 'replayed' } : answer
      }
      const stored = store(lead, keyHash, bodyHash).finally(() => underWay.delete(name))
      underWay.set(name, stored)
      return stored
    },

    earlierAnswer: (idempotencyKey, bodyHash) => earlier(fingerprint(idempotencyKey), bodyHash),

    async statusBySecret(secret) {
      if (!isSecret(secret)) return undefined
      const row = await database
        .selectFrom('leads')
        .selectAll()
        .where('secret_hash', '=', fingerprint(secret))
        .executeTakeFirst()
      if (!row) return undefined
      const progress = await database
        .selectFrom('milestone_reports')
        .select(['milestone', 'at'])
        .where('lead_id', '=', row.id)
        .execute()
      const fields = row.erased_at === null ? JSON.parse(decrypt(keys, row.sealed, leadOwner(row.id))) : {}
      return statusOf(row, {
        consents: await keptConsents(database, row.id),
        progress,
        offered: offerIn(fields),
      })
    },

    async fieldsOf(reference) {
      const row = await database
        .selectFrom('leads')
        .select(['id', 'sealed'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return JSON.parse(decrypt(keys, row.sealed, leadOwner(row.id)))
    },

    close: () => database.destroy(),
  }
}
