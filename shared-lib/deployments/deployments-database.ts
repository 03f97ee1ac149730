import type pg from 'pg'

/** In ms. A host asks every second or so: what takes longer is no answer. */
const limits = { connect: 5000, query: 5000 }

/** Several bucket addresses may share a database: `place` keeps them apart. */
const schema = `
  CREATE TABLE IF NOT EXISTS qp_deployment_registries (
    place text PRIMARY KEY, revision integer NOT NULL, registry text NOT NULL);
  CREATE TABLE IF NOT EXISTS qp_deployment_versions (
    folder text PRIMARY KEY, place text NOT NULL, name text NOT NULL, version text NOT NULL,
    deployment text NOT NULL, started_at timestamptz NOT NULL DEFAULT now(), published boolean NOT NULL DEFAULT false);
  CREATE UNIQUE INDEX IF NOT EXISTS qp_deployment_published
    ON qp_deployment_versions (place, name, version) WHERE published;
  CREATE TABLE IF NOT EXISTS qp_deployment_hosts (
    place text NOT NULL, host text NOT NULL, report text NOT NULL, told_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (place, host));
`

/** One transaction, one process at a time. With existing tables, the right to create them is not needed. */
async function prepare(pool: pg.Pool) {
  const { rows } = await pool.query(`SELECT to_regclass('qp_deployment_hosts') AS found`)
  if (rows[0].found === null) await pool.query(`SELECT pg_advisory_xact_lock(7160); ${schema}`)
}

/** The client is loaded where there is a bucket, and with the first question. */
async function connect(connectionString: string): Promise<pg.Pool> {
  const { default: client } = await import('pg')
  const pool = new client.Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    allowExitOnIdle: true,
  })
  const lost = () => {} // the next query opens a new connection, or throws if it cannot
  pool.on('error', lost)
  pool.on('connect', (one) => one.on('error', lost))
  return pool
}

/** PostgreSQL's code for "that is there already". */
export const uniqueViolation = '23505'

/** Asks the database of deployments; connects, and creates its tables, with the first question. */
export function openDeploymentsDatabase(url: string) {
  const { host, pathname } = new URL(url)
  let connected: Promise<pg.Pool> | undefined
  let prepared: Promise<unknown> | undefined

  return async function ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      connected ??= connect(url)
      const pool = await connected
      prepared ??= prepare(pool)
      await prepared.catch((error) => {
        prepared = undefined
        throw error
      })
      return await pool.query(text, values)
    } catch (cause) {
      if ((cause as { code?: string }).code === uniqueViolation) throw cause
      const { message, code } = cause as Error & { code?: string }
      throw new Error(`the database of deployments (${host}${pathname}): ${message || code}`, { cause })
    }
  }
}

export type AskDatabase = ReturnType<typeof openDeploymentsDatabase>
