import { refuseAddresses } from '../src/contract/declared-addresses'
import type { Deployment, Registry, RegistryEntry } from '../src/contract/deployment'
import { rangeText, shellWindow, understands } from '../src/contract/deployment'
import { refuseTaken } from './claims'
import { type DeploymentStore, RegistryConflict, UnknownVersion } from './deployment-store'

/** Author and reason of a switch, for the registry's history; `by` defaults to the user of this process. */
interface Audit {
  readonly by?: string
  readonly note?: string
}

/** The host remembers this many versions of a name that it took out of service. */
const keptDemoted = 20

const entryOf = ({ entries }: Registry, name: string): RegistryEntry => {
  const entry = entries[name]
  if (!entry) throw new Error(`${name} was never deployed`)
  return entry
}

/** All visitors get `version`: a canary ends, and a version that a person points at is no longer demoted. */
function serving({ demoted, left, removing }: Partial<RegistryEntry>, version: string, lastGood?: string) {
  const others = demoted?.filter((one) => one.version !== version) ?? []
  return {
    current: version,
    ...(lastGood && { lastGood }),
    ...(others.length > 0 && { demoted: others }),
    ...(left && { left }),
    ...(removing && { removing }),
  } satisfies RegistryEntry
}

/**
 * Throws when a version may not be pointed at, so that nothing changes. Its files are read once per switch, not per
 * try: a slow reader would lose every race otherwise.
 */
function fitnessOf(store: DeploymentStore, name: string, version: string) {
  let whole: Promise<void> | undefined
  return async (registry: Registry) => {
    await refuseUnfit(store, registry, name, version)
    whole ??= refuseBroken(store, name, version)
    await whole
  }
}

const refuseBroken = (store: DeploymentStore, name: string, version: string) =>
  store.verify(name, version).catch((cause: Error) => {
    throw new Error(`${cause.message}: it cannot be served, so nothing was changed`, { cause })
  })

async function refuseUnfit(
  store: DeploymentStore,
  { entries }: Registry,
  name: string,
  version: string,
): Promise<void> {
  if (entries[name]?.removing?.includes(version))
    throw new Error(`${name} ${version} is being removed: it is too old to be served again`)
  if (!(await store.has(name, version))) throw new UnknownVersion(name, version)
  const deployment = await store.deployment(name, version)
  refuseAddresses(deployment, `${name} ${version}`)
  await refuseForeignShell(store, deployment)
  await refuseTaken(store, entries, deployment)
}

/** Publishes a build without pointing at it. What cannot be served is refused before: a version is used up then. */
export async function publishVersion(store: DeploymentStore, deployment: Deployment, from: string) {
  const { name, version } = deployment
  refuseAddresses(deployment, `${name} ${version}`)
  await refuseForeignShell(store, deployment)
  const { entries } = await store.registry()
  if (entries[name]?.removing?.includes(version))
    throw new Error(`${name} ${version} is being removed: try again in a moment`)
  await refuseTaken(store, entries, deployment)
  await store.publish(deployment, from)
}

/** Publishes a build and points its name at it; the version served before becomes the last known good one. */
export async function deploy(
  store: DeploymentStore,
  deployment: Deployment,
  from: string,
): Promise<Registry> {
  await publishVersion(store, deployment, from)
  return pointAt(store, deployment.name, deployment.version)
}

/** Points a name at an already published version, atomically. */
export async function pointAt(store: DeploymentStore, name: string, version: string, audit: Audit = {}) {
  const mustBeFit = fitnessOf(store, name, version)
  return store.switch({ action: 'deploy', name, version, ...audit }, async (registry) => {
    const before = registry.entries[name]
    if (before?.current === version) return registry.entries
    await mustBeFit(registry)
    return { ...registry.entries, [name]: serving(before ?? {}, version, before?.current) }
  })
}

/** Goes back to the last known good version, or to the named one. A canary ends: all visitors get that version. */
export async function rollback(store: DeploymentStore, name: string, version?: string, audit: Audit = {}) {
  const target = version ?? entryOf(await store.registry(), name).lastGood
  if (!target)
    throw new Error(
      `${name} has no last good version: name one of ${(await store.versions(name)).join(', ')}`,
    )
  const mustBeFit = fitnessOf(store, name, target)
  return store.switch({ action: 'rollback', name, version: target, ...audit }, async (registry) => {
    const before = entryOf(registry, name)
    if (target === before.current) throw new Error(`${name} is already on ${target}`)
    if (!version && before.lastGood !== target) throw new RegistryConflict()
    await mustBeFit(registry)
    return { ...registry.entries, [name]: serving(before, target) }
  })
}

/**
 * Gives an already published version to `percentage` of the visitors (above 0, below 100). Another percentage for a
 * canary that runs keeps its `since`, and so its numbers.
 */
export async function startCanary(
  store: DeploymentStore,
  name: string,
  version: string,
  percentage: number,
  audit: Audit = {},
) {
  if (!(percentage > 0 && percentage < 100))
    throw new Error(`${percentage} is no percentage for a canary: above 0 and below 100`)
  const note = `${percentage} %${audit.note ? `: ${audit.note}` : ''}`
  const mustBeFit = fitnessOf(store, name, version)
  return store.switch({ action: 'canary', name, version, ...audit, note }, async (registry) => {
    const before = entryOf(registry, name)
    const { canary, current } = before
    if (current === version) throw new Error(`${name} ${version} is already served to everybody`)
    if (canary?.version === version && canary.percentage === percentage) return registry.entries
    if (canary && canary.version !== version)
      throw new Error(`${name} ${canary.version} is the canary now: stop or promote it first`)
    await mustBeFit(registry)
    const since = canary?.since ?? new Date().toISOString()
    const { demoted, ...entry } = before
    const others = demoted?.filter((one) => one.version !== version) ?? []
    const after = {
      ...entry,
      canary: { version, percentage, since },
      ...(others.length > 0 && { demoted: others }),
    }
    return { ...registry.entries, [name]: after }
  })
}

async function canaryOf(store: DeploymentStore, name: string) {
  const { canary } = entryOf(await store.registry(), name)
  if (!canary) throw new Error(`${name} has no canary`)
  return canary.version
}

/** Gives the canary to all visitors; the version before becomes the last known good one. */
export async function promote(store: DeploymentStore, name: string, audit: Audit = {}) {
  const version = await canaryOf(store, name)
  const mustBeFit = fitnessOf(store, name, version)
  return store.switch({ action: 'promote', name, version, ...audit }, async (registry) => {
    const before = entryOf(registry, name)
    if (before.canary?.version !== version) throw new RegistryConflict()
    await mustBeFit(registry)
    return { ...registry.entries, [name]: serving(before, version, before.current) }
  })
}

/** Ends the canary: all visitors are back on the current version. */
export async function stopCanary(store: DeploymentStore, name: string, audit: Audit = {}) {
  const version = await canaryOf(store, name)
  return store.switch({ action: 'stop', name, version, ...audit }, (registry) => {
    const { canary, ...entry } = entryOf(registry, name)
    if (canary?.version !== version) throw new RegistryConflict()
    return { ...registry.entries, [name]: entry }
  })
}

/**
 * Takes a version out of service, for a host: a canary ends, the current version gives way to the last good one.
 * Several hosts may report the same at once: it happens once. Throws when there is no last good version to go back to.
 */
export async function demote(
  store: DeploymentStore,
  name: string,
  version: string,
  reason: string,
  by = 'host',
) {
  const note = { action: 'demote', name, version, by, note: reason } as const
  return store.switch(note, (registry) => {
    const before = entryOf(registry, name)
    const { canary, lastGood, ...rest } = before
    const earlier = before.demoted?.filter((one) => one.version !== version) ?? []
    const demoted = [{ version, at: new Date().toISOString(), reason }, ...earlier].slice(0, keptDemoted)
    if (canary?.version === version)
      return { ...registry.entries, [name]: { ...rest, ...(lastGood && { lastGood }), demoted } }
    if (before.current !== version) return registry.entries
    if (!lastGood) throw new Error(`${name} ${version} has no last good version to go back to`)
    const kept = canary && canary.version !== lastGood ? { canary } : {}
    return { ...registry.entries, [name]: { ...rest, ...kept, current: lastGood, demoted } }
  })
}

/** The hosts that run decide; where none does, the shell of these sources. */
async function refuseForeignShell(store: DeploymentStore, { name, version, shell }: Deployment) {
  const hosts = await store.hosts()
  const shells = hosts.length > 0 ? hosts : [{ host: 'this shell', shell: shellWindow }]
  const deaf = shells
    .filter((one) => !understands(one.shell, shell))
    .map((one) => `${one.host} speaks ${rangeText(one.shell)}`)
  if (deaf.length > 0)
    throw new Error(`${name} ${version} was built for shell contract ${rangeText(shell)}; ${deaf.join(', ')}`)
}
