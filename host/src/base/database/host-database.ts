import { DEFAULT_MIGRATION_TABLE, Kysely, type Migration, Migrator, sql } from 'kysely'
import type { LeadsSchema } from '../tables/leads.schema'
import type { TelemetrySchema } from '../tables/telemetry.schema'
import type { VisitorsSchema } from '../tables/visitors.schema'
import { history } from './migrations/history'

export type HostDatabase = Kysely<LeadsSchema & VisitorsSchema & TelemetrySchema>

/** A place is a file of the embedded database, or the URL of a PostgreSQL database. */
export const isPostgresUrl = (place: string) => /^postgres(ql)?:\/\//.test(place)

/** A URL may hold a password: only its target is shown. */
export function namePlace(place: string): string {
  if (!isPostgresUrl(place)) return place
  const { host, pathname } = new URL(place)
  return `postgres://${host}${pathname}`
}

const ignore = () => {}

/** A host loads the client of its own kind of database alone. */
async function dialectOf(place: string, lost: (cause: Error) => void) {
  if (isPostgresUrl(place)) return (await import('./postgres-dialect')).postgresDialect(place, lost)
  return (await import('./embedded-dialect')).embeddedDialect(place)
}

/** Migrations that a newer version made here, by name. */
async function newerMigrations(database: HostDatabase): Promise<readonly string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database)
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(history, name))
}

/**
 * The history with the migrations that a newer version added to the database, so that the version before can run on it:
 * a migration whose name ends in `.expand` takes nothing away from it.
 * @throws where a newer one is no such migration
 */
async function knownHistory(database: HostDatabase): Promise<Readonly<Record<string, Migration>>> {
  const newer = await newerMigrations(database)
  const contracted = newer.filter((name) => !name.endsWith('.expand'))
  if (contracted.length > 0)
    throw new Error(
      `a newer version took away what this one needs (${contracted.join(', ')}): run that version`,
    )
  const done: Migration = { async up() {} }
  return { ...history, ...Object.fromEntries(newer.map((name) => [name, done])) }
}

async function migrate(database: HostDatabase) {
  const known = await knownHistory(database)
  return new Migrator({ db: database, provider: { getMigrations: async () => known } }).migrateToLatest()
}

/**
 * Opens the one database of a host and brings every table up to date. A committed transaction is durable. One
 * connection for all stores of an embedded database: two in one process would wait for each other's locks on the event
 * loop. Several hosts may start on one place at once: the migrations are one transaction.
 *
 * @throws when the place cannot be opened or brought up to date, naming it
 */
export async function openHostDatabase(
  place: string,
  lost: (cause: Error) => void = ignore,
): Promise<HostDatabase> {
  const database: HostDatabase = new Kysely({ dialect: await dialectOf(place, lost) })
  const { error } = await migrate(database).catch((error: unknown) => ({ error }))
  if (error === undefined) return database
  await database.destroy()
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`the database ${namePlace(place)} cannot be brought up to date: ${why}`, { cause: error })
}
