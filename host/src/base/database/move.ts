import { sql, type Transaction } from 'kysely'
import type { LeadsSchema } from '../tables/leads.schema'
import type { TelemetrySchema } from '../tables/telemetry.schema'
import type { VisitorsSchema } from '../tables/visitors.schema'
import type { HostDatabase } from './host-database'

type Schema = LeadsSchema & VisitorsSchema & TelemetrySchema

/** Every table with its primary key, each after those that it refers to. */
export const movedTables = {
  leads: ['id'],
  consents: ['id'],
  outbox: ['id'],
  idempotency: ['key_hash'],
  lead_mails: ['id'],
  milestone_reports: ['id'],
  audit: ['id'],
  newsletter_subscribers: ['id'],
  newsletter_consents: ['id'],
  newsletter_mails: ['id'],
  newsletter_words: ['version', 'sentence'],
  ref_log: ['id'],
  cookie_consents: ['id'],
  cookie_questions: ['question'],
  version_counts: ['at', 'remote', 'version', 'tag', 'kind', 'bucket'],
  rate_counters: ['key'],
} as const satisfies { readonly [Table in keyof Schema]: readonly (keyof Schema[Table])[] }

type Table = keyof typeof movedTables
type Row = Readonly<Record<string, unknown>>

interface MovedTable {
  readonly table: string
  /** Rows that were written now. */
  readonly moved: number
  /** Rows that were there already. */
  readonly 'already there': number
}

const atOnce = 500

/** Rows of a table of the embedded database, in pieces: a million leads fit in no memory. */
async function* pieces(from: HostDatabase, table: Table) {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as row_number, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${sql.lit(atOnce)}`.execute(from)
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.row_number)
    yield rows.map(({ row_number: _, ...row }): Row => row)
  }
}

/** A row with another key that is in the way (an address that subscribed in both places) would be lost in silence. */
async function refuseClash(to: Transaction<Schema>, table: Table, rows: readonly Row[]) {
  const keys = movedTables[table]
  const each = rows.map((row) => sql`(${sql.join(keys.map((key) => row[key]))})`)
  const { rows: found } = await sql<{ count: unknown }>`
    select count(*) as count from ${sql.table(table)}
    where (${sql.join(keys.map((key) => sql.ref(key)))}) in (${sql.join(each)})`.execute(to)
  const clashing = rows.length - Number(found[0]?.count)
  if (clashing > 0)
    throw new Error(`${clashing} rows of ${table} meet others with another key there: nothing was moved`)
}

async function moveTable(from: HostDatabase, to: Transaction<Schema>, table: Table): Promise<MovedTable> {
  let [moved, all] = [0, 0]
  for await (const rows of pieces(from, table)) {
    const { numInsertedOrUpdatedRows = 0n } = await to
      .insertInto(table)
      .values(rows as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const written = Number(numInsertedOrUpdatedRows)
    if (written < rows.length) await refuseClash(to, table, rows)
    moved += written
    all += rows.length
  }
  return { table, moved, 'already there': all - moved }
}

/**
 * Copies everything of an embedded database into a PostgreSQL that is up to date, in one transaction. Existing rows
 * stay as they are, so it may run again. The embedded one is left alone.
 * @throws where a row conflicts with a different one; nothing is moved then
 */
export const moveEverything = (from: HostDatabase, to: HostDatabase): Promise<readonly MovedTable[]> =>
  to.transaction().execute(async (transaction) => {
    const done: MovedTable[] = []
    for (const table of Object.keys(movedTables) as Table[])
      done.push(await moveTable(from, transaction, table))
    return done
  })
