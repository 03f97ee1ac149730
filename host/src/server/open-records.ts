import { openHostDatabase } from '../database/host-database'
import { leadStoreOn } from '../leads/leads.store'
import { leadKeys } from '../vault/lead-keys'

/** What this environment stores, and the keys of it. Throws one plain sentence when production has no encryption key. */
export async function openRecords(
  { database: place }: { readonly database: string },
  lost: (cause: Error) => void,
) {
  const keys = leadKeys(process.env)
  const database = await openHostDatabase(place, lost)
  return { keys, database, leads: await leadStoreOn(database, { keys }) }
}
