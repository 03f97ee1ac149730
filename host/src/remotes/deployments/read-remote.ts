import { addressFaults } from 'shared-lib/contract/declared-addresses'
import {
  type Registry,
  type RegistryEntry,
  rangeText,
  shellWindow,
  understands,
} from 'shared-lib/contract/deployment'
import { BrokenVersion, type DeploymentStore } from 'shared-lib/deployments/deployment-store'
import type { Canary, Remote, SnapshotReport } from './snapshot'

/** The version with its files loaded and compared with their checksums. */
export async function remoteOf(store: DeploymentStore, name: string, version: string): Promise<Remote> {
  const deployment = await store.deployment(name, version)
  if (!understands(shellWindow, deployment.shell))
    throw new Error(
      `built for shell contract ${rangeText(deployment.shell)}; this host speaks ${rangeText(shellWindow)}`,
    )
  const [fault] = addressFaults(deployment)
  if (fault) throw new BrokenVersion(`${name} ${version}: ${fault}`)
  return {
    name,
    version,
    deployment,
    folder: await store.open(name, version),
    base: `/deployments/${name}/${version}/browser/`,
  }
}

/** Versions of a name that the registry gives to everyone now, or goes back to: never one that was taken out for being bad. */
export function namedVersions({ entries }: Registry, name: string): readonly string[] {
  const { current, lastGood, demoted = [] } = entries[name] ?? {}
  const isBad = (version: string) => demoted.some((one) => one.version === version)
  return [...new Set([current, lastGood])].flatMap((version) => (version && !isBad(version) ? version : []))
}

const givenToAll = ['deploy', 'rollback', 'promote']

/**
 * The last good version, then those that left service, newest first. Versions that all visitors had go before those
 * that some or none saw; one taken out for being bad, or being removed, is not chosen.
 */
function olderOnes({ entries, flips = [] }: Registry, name: string): readonly string[] {
  const { lastGood, left = {}, demoted = [], removing = [] } = entries[name] ?? {}
  const had = new Set(
    flips.filter((one) => one.name === name && givenToAll.includes(one.action)).map(({ version }) => version),
  )
  const bad = new Set([...demoted.map(({ version }) => version), ...removing])
  const out = Object.entries(left)
    .filter(([version]) => version !== lastGood && !bad.has(version))
    .sort(([one, since], [other, until]) => +had.has(other) - +had.has(one) || until.localeCompare(since))
    .map(([version]) => version)
  return lastGood ? [lastGood, ...out] : out
}

/** The current version of a name, else the served one, else the first older one that can be opened. */
export async function readRemote(
  store: DeploymentStore,
  name: string,
  registry: Registry,
  before: Remote | undefined,
  report: SnapshotReport,
): Promise<Remote | undefined> {
  const current = registry.entries[name]?.current
  if (!current || before?.version === current) return before
  for (const version of [current, ...(before ? [] : olderOnes(registry, name))])
    try {
      return await remoteOf(store, name, version)
    } catch (cause) {
      report({ remote: name, version, cause })
    }
  return before
}

/** Undefined where a name has no canary, or it cannot be read: its visitors go on with the current version. */
export async function readCanary(
  store: DeploymentStore,
  name: string,
  { canary }: RegistryEntry,
  before: readonly Canary[],
  report: SnapshotReport,
): Promise<Canary | undefined> {
  if (!canary) return undefined
  const { version, percentage } = canary
  const known = before.find(({ remote }) => remote.name === name && remote.version === version)
  try {
    const remote = known?.remote ?? { ...(await remoteOf(store, name, version)), trial: true }
    return { remote, percentage }
  } catch (cause) {
    report({ remote: name, version, cause })
    return undefined
  }
}
