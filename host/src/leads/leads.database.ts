import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type MigrationProvider, Migrator, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { leadMigrations } from './leads.migrations'
import type { LeadsSchema } from './leads.schema'

// Another process (a backup, a second host starting) may hold the write lock for a moment.
const busyTimeoutMs = 5_000

/**
 * Opens the embedded database at `file` and brings its tables up to date. A committed transaction is on the disk:
 * with WAL, `synchronous=FULL` is what makes the log reach it before the commit returns.
 */
export async function openLeadsDatabase(file: string): Promise<Kysely<LeadsSchema>> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const connection = new Database(file)
  for (const setting of [
    `busy_timeout=${busyTimeoutMs}`,
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
  ])
    connection.pragma(setting)
  const database = new Kysely<LeadsSchema>({ dialect: new SqliteDialect({ database: connection }) })
  try {
    await migrate(database, leadMigrations)
  } catch (cause) {
    await database.destroy()
    throw new Error(`the leads database ${file} cannot be brought up to date`, { cause })
  }
  return database
}

/** Brings one part's tables up to date; each part keeps its own history under its own name. */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  provider: MigrationProvider,
  part?: string,
): Promise<void> {
  const tables = part && {
    migrationTableName: `${part}_migrations`,
    migrationLockTableName: `${part}_migrations_lock`,
  }
  const { error } = await new Migrator({ db: database, provider, ...tables }).migrateToLatest()
  if (error !== undefined) throw error
}
