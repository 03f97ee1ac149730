import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { SqliteDialect } from 'kysely'
import Database from 'libsql'
import { keepToOwner } from './owner-only'

// Another process (a backup, a second host starting) may hold the write lock for a moment.
const busyTimeoutMs = 5_000

/**
 * The embedded database in a file. A committed transaction is on the disk: with WAL, `synchronous=FULL` is what makes
 * the log reach it before the commit returns.
 */
export function embeddedDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepToOwner(file)
  const connection = new Database(file)
  for (const setting of [
    `busy_timeout=${busyTimeoutMs}`,
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    // What is erased is overwritten, not only marked as free.
    'secure_delete=ON',
  ])
    connection.pragma(setting)
  return new SqliteDialect({ database: connection })
}
