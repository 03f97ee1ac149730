import type { Kysely } from 'kysely'
import {
  finishedMilestone,
  firstMilestone,
  milestones,
  type Progress,
} from 'shared-lib/kit/funnel/milestones'
import { openHostDatabase } from '../../base/database/host-database'
import type { LeadsSchema } from '../../base/tables/leads.schema'
import { decrypt } from '../../base/vault/encrypted-text'
import type { LeadKeys } from '../../base/vault/lead-keys'
import { fingerprint, isSecret } from '../../base/vault/secret'
import { keptConsents } from './kept-consents'
import type { KeptConsent, LeadStatus, LeadStore } from './leads.types'
import { leadOwner } from './new-lead'
import { submitOnce } from './submit-once'

interface LeadStoreOptions {
  readonly keys: LeadKeys
  readonly now?: () => Date
}

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

  return {
    ...submitOnce(database, keys, now),

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
