import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'

/** Does this database let several transactions write at once? */
export const isPostgres = <Schema>(database: Kysely<Schema>) =>
  database.getExecutor().adapter instanceof PostgresAdapter

/**
 * A transaction that no other `exclusive` one with the same name runs at the same time as, on any host. Every
 * transaction of the embedded database begins with its one write lock, so there no other lock is needed.
 */
export const exclusive = <Schema, Result>(
  database: Kysely<Schema>,
  name: string,
  work: (to: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (to) => {
    if (isPostgres(to)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(to)
    return work(to)
  })
