import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { DeployedWidget, Deployment } from 'shared-lib/contract/deployment'
import { overlap } from 'shared-lib/contract/owned-paths'
import { claimsOf, routeClaim, siteClaims, tagClaim } from 'shared-lib/deployments/claims'

/** One micro-frontend as the site serves it right now. */
export interface Remote {
  readonly name: string
  readonly version: string
  readonly deployment: Deployment
  readonly folder: string
  /** URL of its `browser/` folder, with a trailing slash. */
  readonly base: string
  /** A canary: its server bundle runs apart from that of the stable version. */
  readonly trial?: true
  /** Rendered only to compare it with a version that threw: its server bundle runs apart from both. */
  readonly compared?: true
  /** A developer's own build, which the server cannot reach: it draws the deployed one, and the browser draws again. */
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
  /** Names the versions served outside canaries; part of every page's cache key. */
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

/** Owner of each tag, route and vertical. The registry's order decides, so that every host decides alike. */
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

/**
 * Routes that are served: without those of the host, of a story that the site needs, and without one that has an address in
 * common with a route of a micro-frontend before it, whose parameter it would otherwise take values of.
 */
function servedRoutes(
  remotes: readonly Remote[],
  owners: ReadonlyMap<string, Remote>,
  report: SnapshotReport,
): DeployedRoute[] {
  const served: DeployedRoute[] = []
  for (const remote of remotes) {
    const { name, version, deployment } = remote
    const ofSite = new Map(siteClaims(deployment).map(({ path, owner }) => [path, owner]))
    for (const route of deployment.routes.filter(({ path }) => owners.get(routeClaim(path)) === remote)) {
      const first = served.find((one) => one.remote !== remote && overlap(one, route))
      const owner = ofSite.get(route.path) ?? (first && `${first.remote.name}, which has ${first.path}`)
      if (owner === undefined) served.push({ ...route, remote })
      else
        report({
          remote: name,
          version,
          cause: new Error(`${routeClaim(route.path)} of ${name} is left to ${owner}`),
        })
    }
  }
  return served
}

/** Declarations of these remotes, each tag and route with the first that has it. */
export function snapshotOf(
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
    routes: servedRoutes(remotes, owners, report),
    canaries,
  }
}

/** The same site with other versions of some names. */
export function withVersions({ remotes, canaries }: Snapshot, others: readonly Remote[]): Snapshot {
  const changed = new Map([...remotes, ...others.map((remote) => [remote.name, remote] as const)])
  // Conflicts between two versions were reported when they were read.
  return snapshotOf([...changed.values()], canaries, () => {})
}
