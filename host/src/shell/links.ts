import { isPlainClick } from 'shared-lib/kit/events/plain-click'

const refused = /^(javascript|data|vbscript|blob):$/

/**
 * Kind of a URL to the site: refused protocols are never followed; `file` and other origins are the browser's.
 * So are pages whose address is a secret: a tag that runs on this page must not see it.
 */
export function kindOfUrl(url: URL, here: Pick<Location, 'origin'> = location) {
  if (refused.test(url.protocol)) return 'refused'
  if (url.origin !== here.origin) return 'external'
  return /^\/(api|assets|newsletter|pedido)\/|\.\w+$/.test(url.pathname) ? 'file' : 'page'
}

/** The link around a click, unless its address is none: an editor's slip must not throw at every hover. */
export function anchorOf(target: EventTarget | null) {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return anchor && URL.canParse(anchor.href) ? anchor : null
}

/**
 * How a click on a link is followed: `native` by the browser, `refused` not at all, or the URL of a page of ours to be
 * shown without a reload. A link to a place on this same page stays the browser's, but not in a frame, where the page's
 * `<base>` would open a window for it.
 */
export function followLink(
  event: MouseEvent,
  framed: boolean | undefined,
  here: Location = location,
): URL | 'native' | 'refused' {
  const anchor = anchorOf(event.target)
  if (!anchor) return 'native'
  const url = new URL(anchor.href)
  const kind = kindOfUrl(url, here)
  if (kind === 'refused') return 'refused'
  const elsewhere = (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')
  if (event.defaultPrevented || !isPlainClick(event) || elsewhere || kind !== 'page') return 'native'
  const samePage = url.pathname === here.pathname && url.search === here.search
  return samePage && url.hash && !framed ? 'native' : url
}
