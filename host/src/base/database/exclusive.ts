import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import { TimedOut } from 'shared-lib/kit/http/with-timeout'

/** Whether this database lets several transactions write at once. */
export const isPostgres = (database: Pick<Kysely<never>, 'getExecutor'>) =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** In ms. Work that waited longer for its turn fails, and the visitor may try again. */
const turnMs = 5_000

const turns = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Runs work of one name in the order of the calls, so that waiting for one lock takes one connection, not all. */
function inTurn<Result>(database: object, name: string, work: () => Promise<Result>): Promise<Result> {
  const names = turns.get(database) ?? new Map<string, Promise<unknown>>()
  turns.set(database, names)
  const until = performance.now() + turnMs
  const result = Promise.resolve(names.get(name)).then(() => {
    if (performance.now() > until) throw new TimedOut(`the turn of ${name}`, turnMs)
    return work()
  })
  const over = result.then(
    () => {},
    () => {},
  )
  names.set(name, over)
  over.then(() => names.get(name) === over && names.delete(name))
  return result
}

/**
 * A transaction that no other `exclusive` one with the same name runs at the same time as, on any host. Every
 * transaction of the embedded database begins with its one write lock, so there no other lock is needed.
 */
export const exclusive = <Schema, Result>(
  database: Kysely<Schema>,
  name: string,
  work: (to: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  isPostgres(database)
    ? inTurn(database, name, () =>
        database.transaction().execute(async (to) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(to)
          return work(to)
        }),
      )
    : database.transaction().execute(work)
