import { LRUCache } from 'lru-cache'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { matchRoute } from '../../base/routes/route-match'
import { decodedPath } from '../../base/security/redact-url'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import type { Culprit } from './telemetry.types'

/** Versions whose tags are remembered. */
const remembered = 200

/** Cache lifetime of a list of versions, in ms: invented names must not cause more reads of the store. */
const listedFor = 10_000

export interface KnownPlacesParts {
  readonly store: Pick<DeploymentStore, 'versions' | 'deployment'>
  readonly snapshot: () => Snapshot
  /** Build of the shell. */
  readonly build: string
  /** Whether there is a story, or a page of the host's own, at this path. */
  readonly isStory: (path: string) => Promise<boolean>
}

/** Places that exist: reports are only accepted for these, so that invented ones cannot fill tables and metrics. */
export function knownPlaces({ store, snapshot, build, isStory }: KnownPlacesParts) {
  /** By micro-frontend, of which there are few. */
  const lists = new Map<string, { readonly at: number; readonly list: Promise<readonly string[]> }>()
  const tags = new LRUCache<string, readonly string[]>({ max: remembered })

  function versionsOf(remote: string) {
    const known = lists.get(remote)
    if (known && Date.now() - known.at < listedFor) return known.list
    const list = store.versions(remote).catch(() => [])
    lists.set(remote, { at: Date.now(), list })
    return list
  }

  /** A version that visitors can have now needs no list, which may be older than it. */
  const isServed = (name: string, version: string) => {
    const { remotes, canaries } = snapshot()
    return [remotes.get(name), ...canaries.map(({ remote }) => remote)].some(
      (remote) => remote?.name === name && remote.version === version,
    )
  }

  /** Tags of a version that is served, was served, or is about to be: any that is published. */
  async function tagsOf(remote: string, version: string): Promise<readonly string[] | undefined> {
    const key = `${remote}@${version}`
    const known = tags.get(key)
    if (known) return known
    if (!snapshot().remotes.has(remote)) return undefined
    if (!isServed(remote, version) && !(await versionsOf(remote)).includes(version)) return undefined
    const { widgets } = await store.deployment(remote, version)
    const found = widgets.map(({ tag }) => tag)
    tags.set(key, found)
    return found
  }

  return {
    /** Whether this is the shell, or a published version with this tag. */
    async isKnown({ remote, version, tag }: Culprit): Promise<boolean> {
      if (remote === 'shell') return version === build && tag === ''
      const known = await tagsOf(remote, version).catch(() => undefined)
      return known !== undefined && (tag === '' || known.includes(tag))
    },
    /** Pattern of the route at a path, `story` for editors' pages, `other` for the rest. */
    async pageOf(address: string): Promise<string> {
      const path = decodedPath(address)
      const route = matchRoute(snapshot().routes, path)
      if (route) return route.path
      return (await isStory(path).catch(() => false)) ? 'story' : 'other'
    },
  }
}

export type KnownPlaces = ReturnType<typeof knownPlaces>
