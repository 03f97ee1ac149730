import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type Dialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { type EmbeddedConnection, embeddedDriver } from './embedded-driver'
import { keepToOwner } from './owner-only'

/**
 * In ms. Another process (a backup, a command, a second host starting) may hold the write lock for a moment. While the
 * file opens, nothing else runs yet; later the wait is a timer's.
 */
const lockWaitMs = 5_000

/** Statements that stay compiled; a host runs some hundred, and those with lists are another for each length. */
const compiled = 300

/** All migrations are one transaction: hosts that open an empty file together make its tables once, with one wait for the disk. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Compiles a statement once: storing a lead runs twelve, and compiling them took a quarter of its time. */
function compiledOnce(connection: Database.Database): EmbeddedConnection {
  const statements = new LRUCache<string, SqliteStatement>({ max: compiled })
  return {
    get inTransaction() {
      return connection.inTransaction
    },
    prepare(text: string): SqliteStatement {
      const known = statements.get(text)
      if (known) return known
      const fresh = connection.prepare(text) as SqliteStatement
      statements.set(text, fresh)
      return fresh
    },
    exec: (text) => void connection.exec(text),
    forget: (text) => void statements.delete(text),
    close: () => connection.close(),
  }
}

/**
 * The embedded database in a file. A committed transaction is on the disk: with WAL, `synchronous=FULL` is what makes
 * the log reach it before the commit returns. `waitMs`: how long a write waits for a lock.
 */
export function embeddedDialect(file: string, waitMs = lockWaitMs): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepToOwner(file)
  const connection = new Database(file)
  for (const setting of [
    `busy_timeout=${lockWaitMs}`,
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    // Erased rows are overwritten, not only marked as free.
    'secure_delete=ON',
    // From now on the driver waits: SQLite would wait on the event loop.
    'busy_timeout=0',
  ])
    connection.pragma(setting)
  return {
    createDriver: () => embeddedDriver(compiledOnce(connection), waitMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new EmbeddedAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  }
}
