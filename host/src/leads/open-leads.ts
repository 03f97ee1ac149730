import { leadKeys } from './lead-keys'
import { createLeadStore } from './leads.store'

/** The lead store of this environment. Throws one plain sentence when production has no encryption key. */
export const openLeads = async ({ leadsFile }: { readonly leadsFile: string }) =>
  createLeadStore({ file: leadsFile, keys: leadKeys(process.env) })
