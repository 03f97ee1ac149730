import { payloadSuffix } from '../../base/addresses/addresses'
import { matchRoute } from '../../base/routes/route-match'
import {
  type Canary,
  type DeployedRoute,
  type Snapshot,
  withVersions,
} from '../../remotes/deployments/snapshot'
import { bucketFor, bucketOf, percentileOf } from './bucket'
import { isCrawler } from './crawlers'
import type { ViewLayer, Visitor } from './page-view'

const versionName = ({ remote }: Canary) => `${remote.name}@${remote.version}`

/** Once for each snapshot: pages are made of few mixtures of versions, again and again. */
function once<Value>(make: (snapshot: Snapshot, key: string) => Value) {
  const made = new WeakMap<Snapshot, Map<string, Value>>()
  return (snapshot: Snapshot, key = '') => {
    const known = made.get(snapshot) ?? new Map<string, Value>()
    made.set(snapshot, known)
    const value = known.get(key) ?? make(snapshot, key)
    known.set(key, value)
    return value
  }
}

const mixture = once((snapshot, key) => {
  const versions = key.split(',')
  const chosen = snapshot.canaries.filter((canary) => versions.includes(versionName(canary)))
  return withVersions(
    snapshot,
    chosen.map(({ remote }) => remote),
  )
})

const embeds = once((snapshot): readonly DeployedRoute[] => snapshot.routes.filter(({ embed }) => embed))

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

/**
 * Only a whole page of ours begins something: its later requests belong to the version that it has, and a frame in a
 * page of others keeps no cookie.
 */
const begins = (snapshot: Snapshot, { url }: Visitor) =>
  !url.startsWith('/api/') &&
  !url.includes(payloadSuffix) &&
  matchRoute(embeds(snapshot), pathOf(url)) === undefined

/**
 * Gives the canaries to their share of the visitors, according to the bucket in their cookie. A larger share keeps the
 * visitors already in. Search engines see the version that all visitors are to see.
 */
export const canaryLayer =
  (how: { readonly secure: boolean }): ViewLayer =>
  (view, visitor) => {
    const { snapshot } = view
    if (snapshot.canaries.length === 0 || isCrawler(visitor.userAgent)) return undefined
    if (bucketOf(visitor.cookies) === undefined && !begins(snapshot, visitor)) return undefined
    const { bucket, cookies } = bucketFor(visitor, how)
    const key = snapshot.canaries
      .filter((canary) => percentileOf(bucket, versionName(canary)) < canary.percentage)
      .map(versionName)
      .join(',')
    if (key === '') return cookies.length > 0 ? { view, cookies } : undefined
    return { view: { ...view, key: `${view.key}${key};`, snapshot: mixture(snapshot, key) }, cookies }
  }
