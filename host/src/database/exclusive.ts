import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'

/** Does this database let several transactions write at once? */
export const isPostgres = <Schema>(database: Kysely<Schema>) =>
  database.getExecutor().adapter instanceof PostgresAdapter

/**
 * A transaction that no other `exclusive` one with the same name runs beside, on any host. The embedded database has
 * one writer: there it begins by writing nothing, because a transaction that reads first is refused when it writes.
 */
export const exclusive = <Schema, Result>(
  database: Kysely<Schema>,
  name: string,
  work: (to: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (to) => {
    const lock = isPostgres(to)
      ? sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
      : sql`delete from rate_counters where 1 = 0`
    await lock.execute(to)
    return work(to)
  })
