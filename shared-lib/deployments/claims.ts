import type { Deployment, Registry } from '../src/contract/deployment'
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

/** Throws when another name already serves something that this version declares. */
export async function refuseTaken(
  store: DeploymentStore,
  entries: Registry['entries'],
  deployment: Deployment,
) {
  const wanted = new Set(claimsOf(deployment))
  for (const [other, { current, canary }] of Object.entries(entries))
    for (const version of other === deployment.name ? [] : [current, ...(canary ? [canary.version] : [])]) {
      if (!(await store.has(other, version))) continue
      const taken = claimsOf(await store.deployment(other, version)).find((claim) => wanted.has(claim))
      if (taken)
        throw new Error(
          `${deployment.name} ${deployment.version} declares ${taken}, which ${other} already serves`,
        )
    }
}
