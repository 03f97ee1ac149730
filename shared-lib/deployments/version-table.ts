import type { Deployment, HostReport } from '../src/contract/deployment'
import { type AskDatabase, openDeploymentsDatabase, uniqueViolation } from './deployments-database'
import { silentMs } from './host-files'
import { emptyRegistry, parseRegistry, type RegistryPlace } from './registry'

/** One stored version: its folder in the bucket, and its deployment. */
export interface StoredVersion {
  /** Of its own for each upload: two at once never write over each other. */
  readonly folder: string
  readonly deployment: Deployment
}

/** The registry of a place: a swap is refused where another writer was faster. */
const registryTable = (ask: AskDatabase, place: string): RegistryPlace => ({
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
})

/** Reports of the hosts that serve from a place. */
const hostTable = (ask: AskDatabase, place: string) => ({
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
})

const stored = ({ folder, deployment }: { folder: string; deployment: string }): StoredVersion => ({
  folder,
  deployment: JSON.parse(deployment),
})

/**
 * The versions of a bucket, and its registry, in PostgreSQL, where "only if no writer was faster" is one statement. A
 * version exists from the moment its row is `published`, with every file uploaded before.
 */
export function openVersionTable(url: string, place: string) {
  const ask = openDeploymentsDatabase(url)
  return {
    registry: registryTable(ask, place),
    ...hostTable(ask, place),
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
