import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { payloadSuffix } from '../addresses/addresses'
import { matchRoute } from '../routes/route-match'
import { decodedPath } from '../security/redact-url'

/**
 * Declared path of the route at an address, of a page or its data: as many as micro-frontends declare, whatever is asked for.
 * Undefined for pages of editors and of the host, and for what is none.
 */
export function pagePattern(
  routes: readonly Pick<RouteDefinition, 'path' | 'params'>[],
  url: string,
): string | undefined {
  const [written = ''] = url.split('?', 1)
  const path = decodedPath(written)
  return matchRoute(routes, path.endsWith(payloadSuffix) ? path.slice(0, -payloadSuffix.length) : path)?.path
}
