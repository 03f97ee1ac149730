import type { FastifyRequest } from 'fastify'
import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { payloadSuffix } from '../addresses/addresses'
import { matchRoute } from '../routes/route-match'
import { decodedPath } from '../security/redact-url'

type Routes = readonly Pick<RouteDefinition, 'path' | 'params'>[]

/**
 * Declared path of the route at an address, of a page or its data: as many as micro-frontends declare, for any address.
 * Undefined for pages of editors and of the host, and for unknown ones.
 */
function pagePattern(routes: Routes, url: string): string | undefined {
  const [written = ''] = url.split('?', 1)
  const path = decodedPath(written)
  return matchRoute(routes, path.endsWith(payloadSuffix) ? path.slice(0, -payloadSuffix.length) : path)?.path
}

/** Name of a request's route for numbers and traces: whatever is a page comes through one route of the router. */
export const routeNamer =
  (routes: () => Routes) =>
  ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string => {
    const own = routeOptions.url ?? 'none'
    return own === '/*' ? (pagePattern(routes(), url) ?? own) : own
  }
