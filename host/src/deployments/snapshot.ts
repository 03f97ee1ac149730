import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { DeployedWidget, Deployment, Registry } from 'shared-lib/contract/deployment'
import { claimsOf, routeClaim, tagClaim } from 'shared-lib/deployments/claims'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { impatientStore } from './impatient-store'
import { readCanary, readRemote } from './read-remote'
import { tellStore } from './tell-store'

/** One micro-frontend as the site serves it right now. */
export interface Remote {
  readonly name: string
  readonly version: string
  readonly deployment: Deployment
  readonly folder: string
  /** URL of its `browser/` folder, with a trailing slash. */
  readonly base: string
  /** A canary: its server bundle runs apart from that of the version beside it. */
  readonly trial?: true
  /** A developer's own build, which the server cannot reach: it draws what is deployed, and the browser draws anew. */
  readonly onlyBrowser?: true
}

export interface DeployedRoute extends RouteDefinition {
  readonly remote: Remote
}

/** A second version of a name, for some of the visitors. */
export interface Canary {
  readonly remote: Remote
  /** Of the visitors: above 0, below 100. */
  readonly percentage: number
}

/** Everything that is deployed, read at one moment: a page is rendered from one snapshot and pins it. */
export interface Snapshot {
  /** Names the versions that everybody gets who is in no canary; part of every page's cache key. */
  readonly id: string
  readonly remotes: ReadonlyMap<string, Remote>
  readonly widgets: ReadonlyMap<string, { readonly remote: Remote; readonly widget: DeployedWidget }>
  readonly routes: readonly DeployedRoute[]
  readonly canaries: readonly Canary[]
}

export const emptySnapshot: Snapshot = {
  id: 'none',
  remotes: new Map(),
  widgets: new Map(),
  routes: [],
  canaries: [],
}

/** Reports a deployment that cannot be served; the site goes on with the version it served before. */
export type SnapshotReport = (problem: { remote: string; version: string; cause: unknown }) => void

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Who has each tag, route and vertical. The registry's order decides, so that every host decides alike. */
function ownersOf(remotes: readonly Remote[], report: SnapshotReport) {
  const owners = new Map<string, Remote>()
  for (const remote of remotes)
    for (const claim of claimsOf(remote.deployment)) {
      const owner = owners.get(claim) ?? remote
      owners.set(claim, owner)
      if (owner === remote) continue
      const cause = new Error(`${claim} is left to ${owner.name}, which had it first`)
      report({ remote: remote.name, version: remote.version, cause })
    }
  return owners
}

/** What these remotes declare, each tag and route with the first that has it. */
function snapshotOf(
  remotes: readonly Remote[],
  canaries: readonly Canary[],
  report: SnapshotReport,
): Snapshot {
  const owners = ownersOf(remotes, report)
  return {
    id: remotes.map(({ name, version }) => `${name}@${version}`).join(' ') || 'none',
    remotes: new Map(remotes.map((remote) => [remote.name, remote])),
    widgets: new Map(
      remotes.flatMap((remote) =>
        remote.deployment.widgets
          .filter(({ tag }) => owners.get(tagClaim(tag)) === remote)
          .map((widget) => [widget.tag as string, { remote, widget }] as const),
      ),
    ),
    routes: remotes.flatMap((remote) =>
      remote.deployment.routes
        .filter(({ path }) => owners.get(routeClaim(path)) === remote)
        .map((route) => ({ ...route, remote })),
    ),
    canaries,
  }
}

/** The same site with other versions of some names. */
export function withVersions({ remotes, canaries }: Snapshot, others: readonly Remote[]): Snapshot {
  const changed = new Map([...remotes, ...others.map((remote) => [remote.name, remote] as const)])
  // What two versions both declare was refused, or told, when they were read.
  return snapshotOf([...changed.values()], canaries, () => {})
}

/** Reads what `registry` points at. A version that cannot be read is replaced by an older one of that name. */
export async function readSnapshot(
  store: DeploymentStore,
  registry: Registry,
  previous: Snapshot,
  report: SnapshotReport,
): Promise<Snapshot> {
  const entries = Object.entries(registry.entries)
  const all = await Promise.all(
    entries.map(([name]) => readRemote(store, name, registry, previous.remotes.get(name), report)),
  )
  const canaries = await Promise.all(
    entries.map(([name, entry]) => readCanary(store, name, entry, previous.canaries, report)),
  )
  const isRead = <Read>(one: Read | undefined) => one !== undefined
  return snapshotOf(all.filter(isRead), canaries.filter(isRead), report)
}

/** The registry, or its last whole copy where a start meets one that cannot be read: said, and never an empty site. */
async function firstRegistry(store: DeploymentStore, report: SnapshotReport): Promise<Registry> {
  try {
    return await store.registry()
  } catch (cause) {
    const copy = await store.lastWhole?.().catch(() => undefined)
    if (!copy) throw cause
    report({ remote: 'registry', version: `${copy.revision}, from its copy`, cause })
    return copy
  }
}

/** Follows the registry: `current()` is hardly older than `everyMs`. What goes wrong is told once. */
export async function followDeployments(
  store: DeploymentStore,
  report: SnapshotReport,
  onFlip: (snapshot: Snapshot) => void,
  everyMs = 700,
  patienceMs = 3000,
) {
  const teller = tellStore(store)
  const refused = new Map<string, string>()
  /** Tells, and remembers for whoever deploys. */
  const remembering =
    (tell: SnapshotReport): SnapshotReport =>
    (problem) => {
      if (!refused.has(problem.remote)) refused.set(problem.remote, reasonOf(problem.cause))
      tell(problem)
    }
  let registry = await firstRegistry(store, report)
  let snapshot = await readSnapshot(store, registry, emptySnapshot, remembering(report))
  teller.served(registry, snapshot, refused)
  let told = ''
  /** Some version could not be read: its files may still be on their way. */
  const isBehind = () =>
    Object.entries(registry.entries).some(
      ([name, { current, canary }]) =>
        snapshot.remotes.get(name)?.version !== current ||
        (canary && !snapshot.canaries.some(({ remote }) => remote.name === name)),
    )
  const adopt = async (newest: Registry, tell: SnapshotReport) => {
    const { id } = snapshot
    // One that is slow to come keeps its older version meanwhile, and the others do not wait for it.
    refused.clear()
    snapshot = await readSnapshot(impatientStore(store, patienceMs), newest, snapshot, remembering(tell))
    registry = newest
    if (snapshot.id !== id) onFlip(snapshot)
  }
  const compare = async () => {
    try {
      const newest = await store.registry()
      if (newest.revision === 0 && registry.revision > 0) throw new Error('the registry is gone')
      if (newest.revision !== registry.revision) await adopt(newest, report)
      else if (isBehind()) await adopt(newest, () => {})
      teller.served(registry, snapshot, refused)
      told = ''
    } catch (cause) {
      const problem = String(cause)
      if (problem !== told) report({ remote: 'registry', version: String(registry.revision), cause })
      told = problem
    }
  }
  let looking = Promise.resolve()
  /** One look after the other; resolves when the registry as it stands now is followed. */
  const look = () => {
    looking = looking.then(compare)
    return looking
  }
  let timer: NodeJS.Timeout
  let stopped = false
  const lookAgain = () => {
    if (!stopped) timer = setTimeout(() => void look().then(lookAgain), everyMs)
  }
  lookAgain()
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    teller.left()
  }
  return { current: () => snapshot, registry: () => registry, look, stop }
}
