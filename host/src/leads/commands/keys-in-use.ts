import type { HostDatabase } from '../../database/host-database'

/** How many rows each key seals, so that a rotation knows when an old one may go. Erased leads need none. */
export async function keysInUse(database: HostDatabase): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const leads = database.selectFrom('leads').where('erased_at', 'is', null)
  const addresses = database.selectFrom('newsletter_subscribers')
  for (const rows of [leads.select('key_id'), addresses.select('key_id')])
    for (const { key_id, sealed } of await rows
      .select(({ fn }) => fn.countAll().as('sealed'))
      .groupBy('key_id')
      .execute())
      counts[key_id] = (counts[key_id] ?? 0) + Number(sealed)
  return counts
}
