import type { Kysely, Transaction } from 'kysely'
import { exclusive } from '../../base/database/exclusive'
import { singleFlight } from '../../base/memory/single-flight'
import type { LeadsSchema } from '../../base/tables/leads.schema'
import { decrypt, encrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { fingerprint } from '../../base/vault/secret'
import type { LeadAnswer, LeadStore, NewLead } from './leads.types'
import { answerOwner, insertLead } from './new-lead'

interface SealedAnswer {
  readonly secret: string
  readonly bodyHash: string
}

/** Two requests with one key at the same time: the later one rolls back and gives the answer of the first. */
class KeyTaken extends Error {}

/** Name of the lock that leads of one person for one product are stored under. */
export const samePerson = ({ vertical, fields }: NewLead) =>
  `lead ${fingerprint(`${vertical} ${fields.phone ?? fields.email}`)}`

/** Stores leads once for each idempotency key, and keeps the answer for a repetition. */
export function submitOnce(
  database: Kysely<LeadsSchema>,
  keys: LeadKeys,
  now: () => Date,
): Pick<LeadStore, 'submit' | 'earlierAnswer'> {
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

  /** By key and body: a repetition waits for the first request and takes no connection. */
  const share = singleFlight<LeadAnswer>()

  return {
    async submit(lead, idempotencyKey, bodyHash) {
      const keyHash = fingerprint(idempotencyKey)
      let isRepetition = false
      const answer = await share(
        `${keyHash} ${bodyHash}`,
        () => store(lead, keyHash, bodyHash),
        () => {
          isRepetition = true
        },
      )
      return isRepetition && answer.outcome === 'created' ? { ...answer, outcome: 'replayed' } : answer
    },
    earlierAnswer: (idempotencyKey, bodyHash) => earlier(fingerprint(idempotencyKey), bodyHash),
  }
}
