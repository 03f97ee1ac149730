import type { Kysely } from 'kysely'
import type { LeadsSchema } from '../tables/leads.schema'

/** Row that the check writes again each time; the sweep of counters removes it once no host writes it. */
const checkKey = 'database check'
const rowLivesMs = 60 * 60_000

/** The result of a check is shared by all requests within this time: the route is public, and a write costs a flush. */
const keptMs = 1_000

/**
 * Checks that the database reads leads and takes a write: one that is locked, full or damaged may still answer
 * `select 1`. Resolves to false when it does not, and never rejects. One check at a time; the caller limits the wait.
 */
export function createDatabaseCheck(database: Kysely<LeadsSchema>, now: () => number = Date.now) {
  let running: Promise<boolean> | undefined

  async function tryWrite() {
    await database.selectFrom('leads').select('id').limit(1).execute()
    const ends_at = new Date(now() + rowLivesMs).toISOString()
    await database
      .insertInto('rate_counters')
      .values({ key: checkKey, hits: 1, ends_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at }))
      .execute()
  }

  return () => {
    running ??= tryWrite().then(
      () => true,
      () => false,
    )
    const current = running
    void current.then(() =>
      setTimeout(() => {
        if (running === current) running = undefined
      }, keptMs).unref(),
    )
    return current
  }
}
