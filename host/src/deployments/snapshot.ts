import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { DeployedWidget } from 'shared-lib/contract/deployment'
import { type Deployment, type Registry, shellContract } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/folder-store'

/** One micro-frontend as the site serves it right now. */
export interface Remote {
  readonly name: string
  readonly version: string
  readonly deployment: Deployment
  readonly folder: string
  /** URL of its `browser/` folder, with a trailing slash. */
  readonly base: string
}

export interface DeployedRoute extends RouteDefinition {
  readonly remote: Remote
}

/** Everything that is deployed, read at one moment: a page is rendered from one snapshot and pins it. */
export interface Snapshot {
  /** Changes with every flip; part of every page's cache key. */
  readonly id: string
  readonly remotes: ReadonlyMap<string, Remote>
  readonly widgets: ReadonlyMap<string, { readonly remote: Remote; readonly widget: DeployedWidget }>
  readonly routes: readonly DeployedRoute[]
}

export const emptySnapshot: Snapshot = { id: 'none', remotes: new Map(), widgets: new Map(), routes: [] }

/** Reports a deployment that cannot be served; the site goes on with the version it served before. */
export type SnapshotReport = (problem: { remote: string; version: string; cause: unknown }) => void

const remoteOf = (store: DeploymentStore, name: string, version: string): Remote => {
  const deployment = store.deployment(name, version)
  if (shellContract < deployment.shell.min || shellContract > deployment.shell.max)
    throw new Error(`built for shell contract ${deployment.shell.min}–${deployment.shell.max}`)
  return {
    name,
    version,
    deployment,
    folder: store.folderOf(name, version),
    base: `/deployments/${name}/${version}/browser/`,
  }
}

/** Reads what `registry` points at. A version that cannot be read falls back to what `previous` had for that name. */
export function readSnapshot(
  store: DeploymentStore,
  registry: Registry,
  previous: Snapshot,
  report: SnapshotReport,
): Snapshot {
  const remotes = new Map<string, Remote>()
  for (const [name, { current }] of Object.entries(registry.entries)) {
    try {
      remotes.set(name, remoteOf(store, name, current))
    } catch (cause) {
      report({ remote: name, version: current, cause })
      const before = previous.remotes.get(name)
      if (before) remotes.set(name, before)
    }
  }
  const all = [...remotes.values()]
  return {
    id: all.map(({ name, version }) => `${name}@${version}`).join(' ') || 'none',
    remotes,
    widgets: new Map(
      all.flatMap((remote) =>
        remote.deployment.widgets.map((widget) => [widget.tag as string, { remote, widget }] as const),
      ),
    ),
    routes: all.flatMap((remote) => remote.deployment.routes.map((route) => ({ ...route, remote }))),
  }
}

/** Follows the registry: `current()` is never older than about `everyMs`. */
export function followDeployments(
  store: DeploymentStore,
  report: SnapshotReport,
  onFlip: (snapshot: Snapshot) => void,
  everyMs = 700,
) {
  let registry = store.registry()
  let snapshot = readSnapshot(store, registry, emptySnapshot, report)
  const look = () => {
    try {
      const newest = store.registry()
      if (newest.revision === registry.revision) return
      registry = newest
      snapshot = readSnapshot(store, newest, snapshot, report)
      onFlip(snapshot)
    } catch (cause) {
      report({ remote: 'registry', version: String(registry.revision), cause })
    }
  }
  const timer = setInterval(look, everyMs)
  return { current: () => snapshot, look, stop: () => clearInterval(timer) }
}
