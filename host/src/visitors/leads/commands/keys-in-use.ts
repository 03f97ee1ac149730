import type { HostDatabase } from '../../../base/database/host-database'

/** How many rows each key encrypts, so that a rotation knows when an old one may go. Erased leads need none. */
export async function keysInUse(database: HostDatabase): Promise<Readonly<Record<string, number>>> {
  const leads = await database
    .selectFrom('leads')
    .select(['key_id', ({ fn }) => fn.countAll().as('sealed')])
    .where('erased_at', 'is', null)
    .groupBy('key_id')
    .execute()
  const addresses = await database
    .selectFrom('newsletter_subscribers')
    .select(['key_id', ({ fn }) => fn.countAll().as('sealed')])
    .groupBy('key_id')
    .execute()
  const counts: Record<string, number> = {}
  for (const { key_id, sealed } of [...leads, ...addresses])
    counts[key_id] = (counts[key_id] ?? 0) + Number(sealed)
  return counts
}
