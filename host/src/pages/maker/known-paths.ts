import { memoize } from 'shared-lib/rules/memo/memoize'
import { matchRoute } from '../../base/routes/route-match'
import type { RouteCheck } from '../../content/source/known-links'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import type { PublicPage } from '../page-parts/public-page'
import type { PageView } from '../views/page-view'

/** Whether a path is answered in a view: by a story, a deployed route, or a page of the host's own. */
export type KnownPaths = (view: PageView) => Promise<RouteCheck>

/** @param ownPaths pages that links may lead to without a place in the list of public ones */
export function createKnownPaths(
  ownPaths: readonly string[],
  publicPages: readonly PublicPage[],
): KnownPaths {
  const own = new Set(ownPaths)
  /** One for each publication and snapshot: results are memoised by its identity. */
  const checksOf = memoize((_stories: ReadonlySet<string>) => new WeakMap<Snapshot, RouteCheck>())
  return async ({ content, snapshot }) => {
    const stories = await content.paths()
    const checks = checksOf(stories)
    const check: RouteCheck =
      checks.get(snapshot) ??
      ((path) =>
        stories.has(path) ||
        own.has(path) ||
        matchRoute(snapshot.routes, path) !== undefined ||
        matchRoute(publicPages, path) !== undefined)
    checks.set(snapshot, check)
    return check
  }
}
