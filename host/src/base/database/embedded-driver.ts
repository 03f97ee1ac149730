import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, SqliteStatement } from 'kysely'

/** A connection of the embedded database. Every call of it is synchronous: it must never wait for a lock. */
export interface EmbeddedConnection {
  readonly inTransaction: boolean
  prepare(text: string): SqliteStatement
  /** Runs a statement that is finalised at once, even when it fails. */
  exec(text: string): void
  /** Drops the compiled statement of this text. */
  forget(text: string): void
  close(): void
}

/** Pauses between two attempts, in ms: doubled up to the longest, half of each at random. */
const pauses = { first: 2, longest: 100 }

const isBusy = (cause: unknown) => String(Object(cause).code).startsWith('SQLITE_BUSY')

/** Statements that never write rows; anything else takes the write lock first. */
const readsOnly = (text: string) => /^\s*(select|pragma|explain)\b/i.test(text)

/** Runs asynchronous work one after the other, in the order of the calls. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  /** Resolves when it is this caller's turn, with the function that ends the turn. */
  return async () => {
    const before = last
    let release = () => {}
    last = new Promise<void>((resolve) => {
      release = resolve
    })
    await before
    return release
  }
}

function run<Row>(connection: EmbeddedConnection, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  try {
    const statement = connection.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  } catch (cause) {
    if (isBusy(cause)) connection.forget(sql)
    throw cause
  }
}

/**
 * Drives the one connection of an embedded database. A refused lock is retried from a timer until `waitMs` is over, so
 * the event loop goes on, and reads by others are not queued behind a write that waits.
 * Every write begins with `begin immediate`. SQLite keeps a statement open that was refused a lock, and an open write
 * statement makes each later commit fail; `begin immediate` runs as one that is finalised at once, and no statement
 * after it can be refused.
 */
export function embeddedDriver(connection: EmbeddedConnection, waitMs: number): Driver {
  const takeWriteTurn = createMutex()
  /** Settles when the open transaction ends: until then the connection shows its uncommitted rows. */
  let openTransaction: Promise<void> | undefined
  let closeTransaction = () => {}
  const ends = new WeakMap<object, () => void>()

  /** Writes wait for those before them too, so their time begins when they are requested. */
  const untilLate = () => performance.now() + waitMs

  /** @throws the error of `attempt`, and the refusal of a lock once the time is over */
  async function withRetry<Result>(attempt: () => Result, until = untilLate()): Promise<Result> {
    for (let next = pauses.first; ; next = Math.min(2 * next, pauses.longest)) {
      while (openTransaction) await openTransaction
      try {
        return attempt()
      } catch (cause) {
        if (!isBusy(cause) || performance.now() >= until) throw cause
      }
      await pause((next * (1 + Math.random())) / 2)
    }
  }

  /** A full disk may have ended the transaction by itself. */
  const rollBack = () => {
    if (connection.inTransaction) connection.exec('rollback')
  }

  async function write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = untilLate()
    const endTurn = await takeWriteTurn()
    try {
      return await withRetry(() => {
        connection.exec('begin immediate')
        try {
          const result = run<Row>(connection, query)
          connection.exec('commit')
          return result
        } catch (cause) {
          rollBack()
          throw cause
        }
      }, until)
    } finally {
      endTurn()
    }
  }

  const endTransaction = (of: object) => {
    ends.get(of)?.()
    ends.delete(of)
  }

  return {
    async init() {},
    async acquireConnection() {
      const lease: DatabaseConnection = {
        async executeQuery(query) {
          if (ends.has(lease)) return run(connection, query)
          return readsOnly(query.sql) ? withRetry(() => run(connection, query)) : write(query)
        },
        async *streamQuery<Row>(query: CompiledQuery) {
          yield await lease.executeQuery<Row>(query)
        },
      }
      return lease
    },
    async beginTransaction(lease) {
      const until = untilLate()
      const endTurn = await takeWriteTurn()
      try {
        await withRetry(() => connection.exec('begin immediate'), until)
      } catch (cause) {
        endTurn()
        throw cause
      }
      openTransaction = new Promise((resolve) => {
        closeTransaction = resolve
      })
      ends.set(lease, () => {
        openTransaction = undefined
        closeTransaction()
        endTurn()
      })
    },
    async commitTransaction(lease) {
      connection.exec('commit')
      endTransaction(lease)
    },
    async rollbackTransaction(lease) {
      try {
        rollBack()
      } finally {
        endTransaction(lease)
      }
    },
    async releaseConnection(lease) {
      endTransaction(lease)
    },
    async destroy() {
      connection.close()
    },
  }
}
