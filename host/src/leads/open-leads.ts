import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { leadKeys } from './lead-keys'
import { createLeadStore } from './leads.store'

/** The lead store of this environment. Throws one plain sentence when production has no encryption key. */
export async function openLeads({ leadsFile }: { readonly leadsFile: string }) {
  mkdirSync(path.dirname(leadsFile), { recursive: true })
  return createLeadStore({ file: leadsFile, keys: leadKeys(process.env) })
}
