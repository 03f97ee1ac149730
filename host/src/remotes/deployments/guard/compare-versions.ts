import { LRUCache } from 'lru-cache'
import type { Registry } from 'shared-lib/contract/deployment'
import type { RenderCall } from 'shared-lib/contract/server-bundle'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { remoteOf } from '../read-remote'
import type { Remote } from '../snapshot'

interface ComparisonParts {
  readonly store: DeploymentStore
  readonly registry: () => Registry
  readonly calls: { render(remote: Remote, call: RenderCall): Promise<unknown> }
}

/** Whether the other version fails at the same call. */
export type FailsToo = (name: string, version: string, call: RenderCall) => Promise<boolean>

/**
 * Repeats a call at which a version threw with the version that would be served instead (the last good one of the
 * current version, the current one of a canary). True also where it cannot be rendered for another reason: nothing is
 * proved then. False where there is no such version.
 */
export function compareVersions({ store, registry, calls }: ComparisonParts): FailsToo {
  const remotes = new LRUCache<string, Remote>({ max: 20 })
  async function read(name: string, version: string): Promise<Remote> {
    const key = `${name}@${version}`
    const remote = remotes.get(key) ?? { ...(await remoteOf(store, name, version)), compared: true }
    remotes.set(key, remote)
    return remote
  }
  async function compare(...[name, version, call]: Parameters<FailsToo>) {
    const { current, lastGood } = registry().entries[name] ?? {}
    const other = version === current ? lastGood : current
    if (!other || other === version) return false
    try {
      await calls.render(await read(name, other), call)
      return false
    } catch {
      return true
    }
  }
  // One after the other: a queue of comparisons would count as a crowd, which excuses bundles that hang.
  let last: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const comparison = last.then(() => compare(...asked))
    last = comparison
    return comparison
  }
}
