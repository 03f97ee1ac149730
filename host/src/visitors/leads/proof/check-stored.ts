import type { HostDatabase } from '../../../base/database/host-database'
import { decrypt } from '../../../base/vault/encrypted-text'
import type { LeadKeys } from '../../../base/vault/lead-keys'
import { fingerprint } from '../../../base/vault/secret'
import { leadOwner } from '../new-lead'
import type { Sent } from './client'

/** Rows by their lead, without columns of one table only. */
async function rowsOf(database: HostDatabase, table: 'consents' | 'outbox' | 'audit') {
  const rows: readonly { lead_id: string }[] = await database.selectFrom(table).selectAll().execute()
  const byLead = new Map<string, object[]>()
  for (const row of rows) byLead.set(row.lead_id, [...(byLead.get(row.lead_id) ?? []), row])
  return byLead
}

/**
 * The database holds as many leads as keys were sent, none without its consents, its message and its history, and none
 * of those without a lead; these requests among them are each there once and whole. Gives references by key.
 */
export async function checkStored(
  database: HostDatabase,
  keys: LeadKeys,
  sent: readonly Sent[],
  keysInAll = sent.length,
) {
  const stored = await database
    .selectFrom('idempotency')
    .innerJoin('leads', 'leads.id', 'idempotency.lead_id')
    .select(['key_hash', 'leads.id', 'leads.reference', 'leads.sealed'])
    .execute()
  const leads = await database.selectFrom('leads').select('reference').execute()
  const consents = await rowsOf(database, 'consents')
  const outbox = await rowsOf(database, 'outbox')
  const audit = await rowsOf(database, 'audit')
  const references = new Set(leads.map(({ reference }) => reference))
  expect([leads.length, references.size, stored.length]).toEqual([keysInAll, keysInAll, keysInAll])
  expect([consents.size, outbox.size, audit.size]).toEqual([keysInAll, keysInAll, keysInAll])

  const byKey = new Map(stored.map((row) => [row.key_hash, row]))
  return new Map(
    sent.map(({ key, body }) => {
      const row = byKey.get(fingerprint(key))
      if (!row) throw new Error(`no lead of the key ${key}`)
      expect({
        fields: JSON.parse(decrypt(keys, row.sealed, leadOwner(row.id))),
        consents: consents
          .get(row.id)
          ?.map((consent) => Object(consent).purpose)
          .sort(),
        outbox: outbox.get(row.id)?.map((message) => Object(message).topic),
        created: audit.get(row.id)?.filter((line) => Object(line).act === 'created').length,
      }).toEqual({
        fields: body.lead,
        consents: ['marketing', 'terms'],
        outbox: ['lead.created'],
        created: 1,
      })
      return [key, row.reference] as const
    }),
  )
}
