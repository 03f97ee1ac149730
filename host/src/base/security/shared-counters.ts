import { type Kysely, sql } from 'kysely'
import type { CountersSchema } from '../tables/leads.schema'
import type { LeadKeys } from '../vault/lead-keys'
import { keyedHashes } from '../vault/person-hash'

export interface Count {
  /** This request included. */
  readonly current: number
  /** Until the window ends, in ms. */
  readonly ttl: number
}

export interface SharedCounters {
  /** Counts one more request of this client for this route. */
  count(route: string, client: string, windowMs: number): Promise<Count>
  /** Removes windows that are over. */
  sweep(): Promise<void>
}

/** Counters that every host on this database shares. A client's address is kept as a keyed hash, for its window only. */
export function sharedCounters(
  database: Kysely<CountersSchema>,
  keys: LeadKeys,
  now: () => Date = () => new Date(),
): SharedCounters {
  return {
    async count(route, client, windowMs) {
      const at = now()
      const stamp = at.toISOString()
      const row = {
        key: `${route} ${keyedHashes(keys, 'rate', client)[0]}`,
        hits: 1,
        ends_at: new Date(at.getTime() + windowMs).toISOString(),
      }
      const over = sql<boolean>`rate_counters.ends_at <= ${stamp}`
      const { hits, ends_at } = await database
        .insertInto('rate_counters')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql`case when ${over} then 1 else rate_counters.hits + 1 end`,
            ends_at: sql`case when ${over} then ${row.ends_at} else rate_counters.ends_at end`,
          }),
        )
        .returning(['hits', 'ends_at'])
        .executeTakeFirstOrThrow()
      return { current: hits, ttl: Math.max(0, Date.parse(ends_at) - at.getTime()) }
    },

    async sweep() {
      await database.deleteFrom('rate_counters').where('ends_at', '<', now().toISOString()).execute()
    },
  }
}
