import type pg from 'pg'
import type { Deployment, HostReport } from '../src/contract/deployment'
import { silentMs } from './host-files'
import { emptyRegistry, parseRegistry, type RegistryPlace } from './registry'

/** One stored version: its folder in the bucket, and its deployment. */
export interface StoredVersion {
  /** Of its own for each upload: two at once never write over each other. */
  readonly folder: string
  readonly deployment: Deployment
}

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

/** Its own words for "that is there already". */
const uniqueViolation = '23505'

/**
 * The versions of a bucket, and its registry, in PostgreSQL, where "only if no writer was faster" is one statement. A
 * version exists from the moment its row is `published`, with every file uploaded before.
 */
export function openVersionTable(url: string, place: string) {
  const { host, pathname } = new URL(url)
  let connected: Promise<pg.Pool> | undefined
  let prepared: Promise<unknown> | undefined

  async function ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
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

  const registry: RegistryPlace = {
    async read() {
      const { rows } = await ask('SELECT revision, registry FROM qp_deployment_registries WHERE place = $1', [
        place,
      ])
      const [row] = rows
      if (!row) return { registry: emptyRegistry, tag: undefined }
      return { registry: parseRegistry(row.registry, `the registry of ${place}`), tag: String(row.revision) }
    },
    async swap(tag, after) {
      const values = [place, after.revision, JSON.stringify(after)]
      const { rowCount } = await (tag === undefined
        ? ask('INSERT INTO qp_deployment_registries VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', values)
        : ask(
            'UPDATE qp_deployment_registries SET revision = $2, registry = $3 WHERE place = $1 AND revision = $4',
            [...values, Number(tag)],
          ))
      return rowCount === 1
    },
  }

  const stored = ({ folder, deployment }: { folder: string; deployment: string }): StoredVersion => ({
    folder,
    deployment: JSON.parse(deployment),
  })

  return {
    registry,
    async find(name: string, version: string): Promise<StoredVersion | undefined> {
      const { rows } = await ask(
        `SELECT folder, deployment FROM qp_deployment_versions
         WHERE place = $1 AND name = $2 AND version = $3 AND published`,
        [place, name, version],
      )
      return rows[0] && stored(rows[0])
    },
    async versions(name: string): Promise<string[]> {
      const { rows } = await ask(
        'SELECT version FROM qp_deployment_versions WHERE place = $1 AND name = $2 AND published ORDER BY started_at',
        [place, name],
      )
      return rows.map(({ version }) => version)
    },
    /** Starts an upload, which is invisible until it is published. */
    async begin(folder: string, deployment: Deployment) {
      await ask(
        `INSERT INTO qp_deployment_versions (folder, place, name, version, deployment) VALUES ($1, $2, $3, $4, $5)`,
        [folder, place, deployment.name, deployment.version, JSON.stringify(deployment)],
      )
    },
    /** Completes an upload, which makes it visible, unless another upload of that version was faster (false). */
    async complete(folder: string): Promise<boolean> {
      try {
        const { rowCount } = await ask(
          'UPDATE qp_deployment_versions SET published = true WHERE folder = $1',
          [folder],
        )
        return rowCount === 1
      } catch (error) {
        if ((error as { code?: string }).code === uniqueViolation) return false
        throw error
      }
    },
    /** Out of sight, before its files go; undefined when it was not there. */
    async withdraw(name: string, version: string): Promise<StoredVersion | undefined> {
      const { rows } = await ask(
        `UPDATE qp_deployment_versions SET published = false
         WHERE place = $1 AND name = $2 AND version = $3 AND published RETURNING folder, deployment`,
        [place, name, version],
      )
      return rows[0] && stored(rows[0])
    },
    /** Its files are gone. */
    forget: async (folder: string) =>
      void (await ask('DELETE FROM qp_deployment_versions WHERE folder = $1', [folder])),
    async report(report: HostReport) {
      await ask(
        `INSERT INTO qp_deployment_hosts (place, host, report) VALUES ($1, $2, $3)
         ON CONFLICT (place, host) DO UPDATE SET report = excluded.report, told_at = now()`,
        [place, report.host, JSON.stringify(report)],
      )
      await ask(`DELETE FROM qp_deployment_hosts WHERE told_at < now() - interval '1 day'`, [])
    },
    leave: async (host: string) =>
      void (await ask('DELETE FROM qp_deployment_hosts WHERE place = $1 AND host = $2', [place, host])),
    async hosts(): Promise<HostReport[]> {
      const { rows } = await ask(
        `SELECT report FROM qp_deployment_hosts
         WHERE place = $1 AND told_at > now() - $2 * interval '1 millisecond' ORDER BY host`,
        [place, silentMs],
      )
      return rows.map(({ report }) => JSON.parse(report))
    },
    /** Uploads and removals that were begun over a day ago and never finished. */
    async abandoned(): Promise<StoredVersion[]> {
      const { rows } = await ask(
        `SELECT folder, deployment FROM qp_deployment_versions
         WHERE place = $1 AND NOT published AND started_at < now() - interval '1 day'`,
        [place],
      )
      return rows.map(stored)
    },
  }
}

export type VersionTable = ReturnType<typeof openVersionTable>
