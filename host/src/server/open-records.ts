import { openHostDatabase } from '../database/host-database'
import { leadStoreOn } from '../leads/leads.store'
import type { LeadKeys } from '../vault/lead-keys'

/** Opens the records of this environment, sealed with its keys. */
export async function openRecords(
  { database: place }: { readonly database: string },
  keys: LeadKeys,
  lost: (cause: Error) => void,
) {
  const database = await openHostDatabase(place, lost)
  return { keys, database, leads: await leadStoreOn(database, { keys }) }
}
