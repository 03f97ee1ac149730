import type { Deployment, Registry } from '../src/contract/deployment'
import { overlap, siteOwner } from '../src/contract/owned-paths'
import type { DeploymentStore } from './deployment-store'

type Declares = Pick<Deployment, 'widgets' | 'routes' | 'leads' | 'calculators'>

/** Claims that only one micro-frontend may have. Parameters count by their place: `/a/:x` and `/a/:y` are one address. */
export const tagClaim = (tag: string) => `the tag ${tag}`
export const routeClaim = (path: string) => `the route ${path.replace(/:[^/]+/g, ':…')}`

export const claimsOf = ({ widgets, routes, leads, calculators = {} }: Declares): string[] => [
  ...widgets.map(({ tag }) => tagClaim(tag)),
  ...routes.map(({ path }) => routeClaim(path)),
  ...leads.map((name) => `the leads of ${name}`),
  ...Object.keys(calculators).map((name) => `the calculator ${name}`),
]

/** Routes of a version that the host or a story of the site owns, with the owner in words. */
export const siteClaims = ({ routes }: Pick<Declares, 'routes'>) =>
  routes.flatMap((route) => {
    const owned = siteOwner(route)
    return owned ? [{ path: route.path, owner: `${owned.owner} at ${owned.path}` }] : []
  })

/** The first thing that both declare: a claim of the same words, or routes with an address in common. */
function takenOf(ours: Declares, theirs: Declares): string | undefined {
  const wanted = new Set(claimsOf(ours))
  const same = claimsOf(theirs).find((claim) => wanted.has(claim))
  if (same) return same
  for (const route of ours.routes) {
    const other = theirs.routes.find((one) => overlap(one, route))
    if (other) return `${routeClaim(route.path)}, an address of ${routeClaim(other.path)}`
  }
  return undefined
}

/** Throws when the host or a story owns an address of this version, whichever micro-frontend declares it. */
function refuseSitePaths({ name, version, routes }: Deployment) {
  const [taken] = siteClaims({ routes })
  if (taken)
    throw new Error(`${name} ${version} declares the route ${taken.path}, which belongs to ${taken.owner}`)
}

/** Throws when another name already serves something that this version declares. */
export async function refuseTaken(
  store: DeploymentStore,
  entries: Registry['entries'],
  deployment: Deployment,
) {
  refuseSitePaths(deployment)
  for (const [other, { current, canary }] of Object.entries(entries))
    for (const version of other === deployment.name ? [] : [current, ...(canary ? [canary.version] : [])]) {
      if (!(await store.has(other, version))) continue
      const taken = takenOf(deployment, await store.deployment(other, version))
      if (taken)
        throw new Error(
          `${deployment.name} ${deployment.version} declares ${taken}, which ${other} already serves`,
        )
    }
}
