import type { Deployment, Registry } from '../src/contract/deployment'
import { shellContract } from '../src/contract/deployment'
import { refuseTaken } from './claims'
import type { DeploymentStore } from './folder-store'

/** Publishes a build and points its name at it; the version served before becomes the last known good one. */
export function deploy(store: DeploymentStore, deployment: Deployment, from: string): Registry {
  refuseForeignShell(deployment)
  refuseTaken(store, store.registry().entries, deployment) // before it is published: a version is used up then
  store.publish(deployment, from)
  return pointAt(store, deployment.name, deployment.version)
}

/** Points a name at an already published version, atomically. */
export function pointAt(store: DeploymentStore, name: string, version: string): Registry {
  if (!store.has(name, version)) throw new Error(`${name} ${version} was never published`)
  return store.flip(({ entries }) => {
    const before = entries[name]
    if (before?.current === version) return entries
    refuseTaken(store, entries, store.deployment(name, version))
    return { ...entries, [name]: { current: version, ...(before && { lastGood: before.current }) } }
  })
}

/** Goes back to the last known good version, or to the one named. */
export function rollback(store: DeploymentStore, name: string, version?: string): Registry {
  return store.flip(({ entries }) => {
    const before = entries[name]
    if (!before) throw new Error(`${name} was never deployed`)
    const target = version ?? before.lastGood
    if (!target)
      throw new Error(`${name} has no last good version: name one of ${store.versions(name).join(', ')}`)
    if (!store.has(name, target)) throw new Error(`${name} ${target} was never published`)
    if (target === before.current) throw new Error(`${name} is already on ${target}`)
    refuseTaken(store, entries, store.deployment(name, target))
    return { ...entries, [name]: { current: target } }
  })
}

function refuseForeignShell({ name, version, shell }: Deployment) {
  if (shellContract < shell.min || shellContract > shell.max)
    throw new Error(
      `${name} ${version} was built for shell contract ${shell.min}–${shell.max}; this shell speaks ${shellContract}`,
    )
}
