import { declaredQuery, isFound, matchRoute } from '../../base/routes/route-match'
import type { DeployedRoute } from '../../remotes/deployments/snapshot'
import type { MainPart } from '../page-parts/main-part'
import type { PageRedirect, PageRequest } from '../page-parts/page'
import { plainHead } from '../page-parts/page-head'
import type { PublicPage } from '../page-parts/public-page'
import type { PageView } from '../views/page-view'
import type { KnownPaths } from './known-paths'

export interface MainPartParts {
  readonly knownPaths: KnownPaths
  /** Pages of the host's own that want to be found. */
  readonly publicPages: readonly PublicPage[]
  /** Static HTML below the widget of a deployed page, '' for none. */
  readonly below: (route: DeployedRoute) => string
}

/** Finds the part between the chrome at a path: a deployed route, else a page of the host's own, else a story. */
export function createMainParts(parts: MainPartParts) {
  function routePart({ snapshot }: PageView, { path, query }: PageRequest): MainPart | undefined {
    const route = matchRoute(snapshot.routes, path)
    if (!route) return undefined
    const location = { path, query: declaredQuery(route.query, query) }
    return {
      status: 200,
      title: route.title,
      description: route.description,
      layout: route.layout,
      noIndex: !isFound(route),
      html: `<!--qp-slot:main-->${parts.below(route)}`,
      plans: [
        { id: 'main', kind: 'application', tag: route.widget, attributes: {}, location, route: route.path },
      ],
      route: route.path,
      definition: route,
      stale: false,
    }
  }

  async function publicPart(
    { snapshot, today }: PageView,
    { path, query }: PageRequest,
  ): Promise<MainPart | undefined> {
    const found = matchRoute(parts.publicPages, path)
    const drawn = await found?.draw({ snapshot, today, path, query })
    if (!found || drawn === undefined) return undefined
    const { title, description, feed, noIndex = false } = found
    const { embed, ...part } = typeof drawn === 'string' ? { html: drawn } : drawn
    return {
      status: 200,
      title,
      description,
      noIndex,
      plans: [],
      route: found.path,
      stale: false,
      layout: embed ? 'no-header-footer' : 'default',
      head: { ...plainHead, ...(feed !== undefined && { feed }) },
      ...(embed && { definition: { embed } }),
      ...part,
    }
  }

  async function storyPart(
    view: PageView,
    request: PageRequest,
  ): Promise<MainPart | PageRedirect | undefined> {
    const found = await view.content.story(request, await parts.knownPaths(view))
    if (!found || 'redirect' in found) return found
    const { widgets, ...page } = found.page
    const plans = widgets.map((widget) => ({ ...widget, kind: 'element' as const }))
    return { ...page, status: 200, plans, route: request.path, fromStory: true, stale: found.stale }
  }

  /** Undefined where there is none. Rejects when content cannot be had. */
  return async (view: PageView, request: PageRequest): Promise<MainPart | PageRedirect | undefined> =>
    routePart(view, request) ?? (await publicPart(view, request)) ?? (await storyPart(view, request))
}
