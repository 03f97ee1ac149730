import type { Kysely } from 'kysely'
import { readCampaign } from 'shared-lib/rules/campaign/campaign'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import { decrypt } from '../../../base/vault/encrypted-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { keptConsents } from '../kept-consents'
import { leadOwner } from '../new-lead'
import type { Delivery } from './outbox.types'

type Database = Kysely<LeadsSchema>
type LeadRow = LeadsSchema['leads']

const referenceOf = async (database: Database, id: string | null) => {
  if (id === null) return null
  const first = await database.selectFrom('leads').select('reference').where('id', '=', id).executeTakeFirst()
  return first?.reference ?? null
}

/** Everything that the caller of the person needs. */
const wholeLead = async (database: Database, keys: LeadKeys, row: LeadRow) => ({
  reference: row.reference,
  vertical: row.vertical,
  createdAt: row.created_at,
  fields: JSON.parse(decrypt(keys, row.sealed, leadOwner(row.id))) as unknown,
  consents: await keptConsents(database, row.id),
  call: row.call === null ? null : (JSON.parse(row.call) as unknown),
  duplicateOf: await referenceOf(database, row.duplicate_of),
  phoneCheck: row.phone_check,
  origin: row.origin,
  campaign: row.campaign === null ? null : readCampaign(row.campaign),
})

async function dataOf(database: Database, keys: LeadKeys, topic: string, row: LeadRow) {
  switch (topic) {
    case 'lead.created':
      return row.withdrawn_at === null && row.erased_at === null ? wholeLead(database, keys, row) : undefined
    case 'lead.withdrawn':
      return row.erased_at === null ? { reference: row.reference } : undefined
    case 'lead.erased':
      return { reference: row.reference }
    default:
      throw new Error(`nobody knows how to tell of ${topic}`)
  }
}

/**
 * Body of a message, as specified in docs/contracts/crm-webhook.md. Undefined when there is nothing left to deliver:
 * the person withdrew or is erased, or the lead is gone.
 */
export async function leadEvent(
  database: Database,
  keys: LeadKeys,
  { leadId, topic, createdAt }: Pick<Delivery, 'leadId' | 'topic' | 'createdAt'>,
): Promise<string | undefined> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst()
  const data = row && (await dataOf(database, keys, topic, row))
  return data && JSON.stringify({ type: topic, timestamp: createdAt, data })
}
