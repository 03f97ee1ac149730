import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
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
  const { error } = await new Migrator({ db: database, provider: leadMigrations }).migrateToLatest()
  if (error !== undefined) {
    await database.destroy()
    throw new Error(`the leads database ${file} cannot be brought up to date`, { cause: error })
  }
  return database
}
