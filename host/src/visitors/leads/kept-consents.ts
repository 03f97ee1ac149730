import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../../base/tables/leads.schema'
import type { KeptConsent } from './leads.types'

/** Consents that a person gave and took back with a lead, oldest first. */
export async function keptConsents(
  database: Kysely<LeadsSchema>,
  leadId: string,
): Promise<readonly KeptConsent[]> {
  const rows = await database
    .selectFrom('consents')
    .select(['purpose', 'text_version as textVersion', 'granted', 'given_at as givenAt'])
    .where('lead_id', '=', leadId)
    .orderBy('given_at')
    .orderBy('purpose')
    .execute()
  return rows.map(({ granted, ...consent }) => ({ ...consent, granted: granted === 1 }))
}
