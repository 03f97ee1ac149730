import { type HostReport, type RegistryEntry, rangeText, type Switch } from '../../src/contract/deployment'
import type { DeploymentStore } from '../deployment-store'

function roleOf({ current, lastGood, canary, demoted, removing }: RegistryEntry, version: string) {
  if (version === current) return 'current'
  if (version === canary?.version) return `canary ${canary.percentage} %`
  if (removing?.includes(version)) return 'being removed'
  if (demoted?.some((one) => one.version === version)) return 'taken out'
  return version === lastGood ? 'last good' : ''
}

/** ISO time to the minute, UTC like everything here. */
const minute = (at = '') => at.slice(0, 16).replace('T', ' ')

/** The newest switch that put this version in service. */
const servedBy = (flips: readonly Switch[], name: string, version: string) =>
  flips.find((one) => one.name === name && one.version === version && one.action !== 'collect')

/** A row for each published version of each name: its hosts, date, author and size. */
export async function describeDeployments(store: DeploymentStore) {
  const { revision, entries, flips = [] } = await store.registry()
  const rows = []
  for (const [name, entry] of Object.entries(entries))
    for (const version of await store.versions(name)) {
      const { builtAt, owner, commit, files } = await store.deployment(name, version)
      const kib = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
      const made = servedBy(flips, name, version)
      rows.push({
        name,
        version,
        role: roleOf(entry, version),
        since: minute(made?.at),
        by: made?.by ?? '',
        owner,
        built: minute(builtAt),
        commit: commit.slice(0, 8),
        KiB: Math.round(kib),
      })
    }
  return { revision, rows, flips }
}

/** The last changes, newest first. */
export const describeSwitches = (flips: readonly Switch[], count = 10) =>
  flips.slice(0, count).map(({ at, by, action, name, version, note = '' }) => ({
    at: minute(at),
    by,
    action,
    name,
    version,
    note,
  }))

/** A row for each host: how far it follows, and what it does not serve. */
export const describeHosts = (hosts: readonly HostReport[], newest: number) =>
  hosts.map(({ host, shell, revision, refused }) => ({
    host,
    'shell contract': rangeText(shell),
    follows: revision === newest ? 'yes' : `registry ${revision}`,
    refuses: Object.entries(refused)
      .map(([name, reason]) => `${name}: ${reason}`)
      .join('; '),
  }))
