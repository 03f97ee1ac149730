import { storyblokFiles } from 'shared-lib/stories/storyblok-regions'
import { isRecord, textOf } from './story'

export interface ContentLink {
  readonly href: string
  readonly target?: '_blank'
}

/** The story that answers `/`. */
export const homeSlug = 'home'

// Browsers drop blanks and control characters inside a URL before they look at its scheme.
const withoutBlanks = (text: string) => [...text].filter((letter) => letter.charCodeAt(0) > 32).join('')

const allowedScheme = /^(https?|mailto|tel):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * A URL that may stand in a page: a path, an anchor, http(s), mailto or tel. Anything that could run script
 * (`javascript:`, `data:`…) or leave the site unnoticed (`//host`, `/\host`) is refused.
 */
export function safeUrl(text: string): string | undefined {
  const url = withoutBlanks(text)
  if (url === '' || /^[/\\]{2}/.test(url)) return undefined
  if (anyScheme.test(url)) return allowedScheme.test(url) ? url : undefined
  return url.startsWith('/') || url.startsWith('#') || url.startsWith('?') ? url : `/${url}`
}

/** Storyblok's older answers leave the scheme of a file's address out. */
export const assetUrl = (url: string): string | undefined =>
  safeUrl(url.startsWith('//') && storyblokFiles.test(url) ? `https:${url}` : url)

/** `energia/simular/` → `/energia/simular`; `home` and `` → `/`. */
export function storyPath(slug: string): string {
  const bare = slug.replace(/^\/+|\/+$/g, '')
  return bare === homeSlug ? '/' : `/${bare}`
}

function baseUrl(link: Readonly<Record<string, unknown>>): string | undefined {
  const written = textOf(link.url) || textOf(link.href) || textOf(link.cached_url)
  if (link.linktype === 'email') return safeUrl(`mailto:${textOf(link.email) || written}`)
  if (link.linktype === 'asset') return assetUrl(written)
  if (link.linktype !== 'story') return safeUrl(written)
  const story = isRecord(link.story) ? textOf(link.story.full_slug) || textOf(link.story.url) : ''
  const slug = story || written
  return slug === '' || anyScheme.test(withoutBlanks(slug)) ? undefined : safeUrl(storyPath(slug))
}

const queryOf = (category: string) =>
  category.includes('=') ? category.replace(/^\?/, '') : `category=${encodeURIComponent(category)}`

/** A part of an address in plain letters; as it is written where it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A content link (`url` or `cached_url`, `linktype` story, url or asset) as a URL: a story gets a leading slash and
 * loses a trailing one, `category` becomes the query string and `anchor` the fragment. Undefined when it is empty
 * or unsafe.
 */
export function contentLink(value: unknown): ContentLink | undefined {
  const link = typeof value === 'string' ? { linktype: 'url', url: value } : value
  if (!isRecord(link)) return undefined
  const written = baseUrl(link)
  if (written === undefined) return undefined
  const [base = '', ownAnchor] = written.split('#', 2)
  const anchor = textOf(link.anchor).replace(/^#/, '') || decoded(ownAnchor ?? '')
  const category = textOf(link.category)
  const query = category === '' ? '' : `${base.includes('?') ? '&' : '?'}${queryOf(category)}`
  const href = `${base}${query}${anchor === '' ? '' : `#${encodeURIComponent(anchor)}`}`
  return link.target === '_blank' ? { href, target: '_blank' } : { href }
}

/** The path a link leads to on this site, undefined for another site, a mail, a phone or a place on the page. */
export const sitePath = (href: string): string | undefined =>
  href.startsWith('/') ? href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') || '/' : undefined
