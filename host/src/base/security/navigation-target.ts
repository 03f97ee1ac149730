import { ProjectError } from './project-error'

interface NavigationTarget {
  /** Root-relative for our own pages, absolute for the rest. */
  readonly url: string
  readonly external: boolean
}

// Only a base to resolve paths against; `.invalid` can never be a real host (RFC 2606).
const ownOrigin = 'http://own.invalid'

const refused = (reason: string) =>
  new ProjectError({ code: 'navigation-refused', status: 400, title: `Navigation refused: ${reason}` })

/**
 * Where a URL from content or a query string may lead. Paths of the site are always fine; other hosts only when listed.
 * @throws ProjectError for script-like protocols, unlisted hosts and text that is not a URL
 */
export function navigationTarget(
  url: string,
  { allowedHosts }: { readonly allowedHosts: readonly string[] },
): NavigationTarget {
  if (!URL.canParse(url, ownOrigin)) throw refused('not a URL')
  const target = new URL(url, ownOrigin)
  // `/.//host` normalises to `//host`, which a browser reads as another site.
  if (target.origin === ownOrigin)
    return { url: target.pathname.replace(/^\/+/, '/') + target.search + target.hash, external: false }
  if (target.protocol === 'tel:' || target.protocol === 'mailto:') return { url: target.href, external: true }
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw refused(`protocol ${target.protocol}`)
  if (!allowedHosts.includes(target.host)) throw refused(`host ${target.host} is not allowed`)
  return { url: target.href, external: true }
}
