import type { Kysely, Transaction } from 'kysely'
import { exclusive } from '../../../base/database/exclusive'
import type { LeadsSchema } from '../../../base/tables/leads.schema'
import { fingerprint, isSecret } from '../../../base/vault/secret'

export type LeadDatabase = Kysely<LeadsSchema>
export type Rows = Transaction<LeadsSchema>
type LeadRow = Pick<LeadsSchema['leads'], 'id' | 'withdrawn_at' | 'erased_at'>

/** Identifies a lead by its id, its reference, or the secret of its status link. */
export type Named = { readonly id: string } | { readonly reference: string } | { readonly secret: string }

function columnOf(named: Named) {
  if ('id' in named) return ['id', named.id] as const
  if ('reference' in named) return ['reference', named.reference] as const
  return isSecret(named.secret) ? (['secret_hash', fingerprint(named.secret)] as const) : undefined
}

async function idOf(database: LeadDatabase, named: Named): Promise<string | undefined> {
  const column = columnOf(named)
  if (column === undefined) return undefined
  const rows = database.selectFrom('leads').select('id').where(column[0], '=', column[1])
  return (await rows.executeTakeFirst())?.id
}

/**
 * Changes one lead in a transaction of its own; changes of one lead are serialised across hosts.
 * @param work gets the lead as it is now
 * @returns false when no lead matches
 */
export async function changeLead(
  database: LeadDatabase,
  named: Named,
  work: (to: Rows, lead: LeadRow) => Promise<void>,
): Promise<boolean> {
  const id = await idOf(database, named)
  if (id === undefined) return false
  return exclusive(database, `lead ${id}`, async (to) => {
    const rows = to.selectFrom('leads').select(['id', 'withdrawn_at', 'erased_at'])
    await work(to, await rows.where('id', '=', id).executeTakeFirstOrThrow())
    return true
  })
}
