import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'

/**
 * In ms. A visitor waits for a lead: later results of the database are answered as "try again". Waiting for a free
 * connection of the pool counts as connecting.
 */
const limits = { connect: 5_000, statement: 5_000, idleInTransaction: 10_000 }

const connections = 10

/**
 * PostgreSQL behind a bounded pool. Each connection requests durable commits itself, whatever the server's default is.
 * `lost` is called for connections that broke while idle; the next query opens a new one.
 */
export function postgresDialect(url: string, lost: (cause: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.statement + 1_000,
    allowExitOnIdle: true,
  })
  pool.on('error', lost)
  // The pool listens to connections that rest; without this one, losing a busy one would end the process.
  pool.on('connect', (client) => client.on('error', lost))
  const settings = [
    'SET synchronous_commit = on',
    `SET statement_timeout = ${limits.statement}`,
    `SET idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
  ]
  return new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      for (const setting of settings) await connection.executeQuery(CompiledQuery.raw(setting))
    },
  })
}
