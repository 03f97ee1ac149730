import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { SqliteDialect, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { keepToOwner } from './owner-only'

// Another process (a backup, a second host starting) may hold the write lock for a moment.
const busyTimeoutMs = 5_000

/** Statements that stay compiled; a host runs some hundred, and those with lists are another for each length. */
const compiled = 300

/** Compiles a statement once: storing a lead runs twelve, and compiling them took a quarter of its time. */
function compiledOnce(connection: Database.Database) {
  const statements = new LRUCache<string, SqliteStatement>({ max: compiled })
  return {
    prepare(text: string): SqliteStatement {
      const known = statements.get(text)
      if (known) return known
      const fresh = connection.prepare(text) as SqliteStatement
      statements.set(text, fresh)
      return fresh
    },
    close: () => connection.close(),
  }
}

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
    // Erased rows are overwritten, not only marked as free.
    'secure_delete=ON',
  ])
    connection.pragma(setting)
  return new SqliteDialect({ database: compiledOnce(connection) })
}
