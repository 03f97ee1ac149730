import { leadKeys } from '../leads/lead-keys'
import { leadStoreOn } from '../leads/leads.store'
import { openHostDatabase } from '../visits/visitors.database'

/** What this environment stores, and the keys of it. Throws one plain sentence when production has no encryption key. */
export async function openRecords({ leadsFile }: { readonly leadsFile: string }) {
  const keys = leadKeys(process.env)
  const database = await openHostDatabase(leadsFile)
  return { keys, database, leads: await leadStoreOn(database, { keys }) }
}
