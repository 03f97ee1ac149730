import { mendedTarget } from '../base/addresses/mended-path'
import { hidePersonal } from '../base/security/personal-data'
import { decodedPath } from '../base/security/redact-url'
import type { RouteCheck } from '../content/source/known-links'
import type { PageRedirect } from '../pages/page-parts/page'
import type { PageView } from '../pages/views/page-view'
import type { PageRoutesOptions } from './page-routes.types'
import type { PageTarget } from './page-target'

/** `/pt/…` and trailing slashes have one bare address each. Undefined when the path is already bare. */
function barePath(path: string): string | undefined {
  const unprefixed = path === '/pt' ? '/' : path.startsWith('/pt/') ? path.slice(3) : path
  const bare = unprefixed.length > 1 ? unprefixed.replace(/\/+$/, '') || '/' : unprefixed
  // `//evil.example` and `/\\evil.example` would be read as another origin.
  return bare === path ? undefined : bare.replace(/^[/\\]{2,}/, '/')
}

/** The way to a path's one address. */
function barely(path: string, query: string): PageRedirect | undefined {
  const bare = barePath(path)
  const status = path.startsWith('/pt') ? 301 : 308
  return bare === undefined ? undefined : { redirect: bare + (query ? `?${query}` : ''), status }
}

/** Retries an unanswered address with its typing corrected: far cheaper than drawing the error page. */
function meant(isAnswered: RouteCheck, path: string, query: string): PageRedirect | undefined {
  const redirect = isAnswered(decodedPath(path)) ? undefined : mendedTarget(path, query, isAnswered)
  return redirect === undefined ? undefined : { redirect, status: 308 }
}

/** A cache may keep a permanent redirect, but never one whose address holds a secret or something personal. */
export const movedHeaders = (to: string): Readonly<Record<string, string>> =>
  hidePersonal(to) === to ? {} : { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Files that programs look for, which are never a page. */
const fileName = /\.(?:ico|png|jpe?g|gif|svg|webp|avif|m?js|css|map|json|xml|txt|woff2?|zip|sql|env)$/i

/** Where an address leads before any page is drawn. */
export function pageRedirects({ known, redirected }: Pick<PageRoutesOptions, 'known' | 'redirected'>) {
  /** Whether a page or a redirect answers a path. Without content each path fails as a page, with the reason on it. */
  async function answeredIn(view: PageView): Promise<RouteCheck> {
    const isKnown = await known(view).catch(() => () => true)
    return (at) => isKnown(at) || redirected(at, '') !== undefined
  }

  return async (
    view: PageView,
    { path, decoded, query }: PageTarget,
  ): Promise<PageRedirect | 'no file' | undefined> => {
    const isAnswered = await answeredIn(view)
    if (fileName.test(decoded) && !isAnswered(decoded)) return 'no file'
    return barely(path, query) ?? redirected(decoded, query) ?? meant(isAnswered, path, query)
  }
}
