import { storyblokFiles } from 'shared-lib/contract/stories/storyblok-regions'
import { isEmail } from 'shared-lib/rules/validation/rules/email'
import { isRecord, textOf } from './story'

export interface ContentLink {
  readonly href: string
  readonly target?: '_blank'
  /** Of `linkRelations` alone. */
  readonly rel?: string
  readonly title?: string
}

/** Allowed values of a link's `rel`. https://html.spec.whatwg.org/multipage/links.html#linkTypes */
export const linkRelations = new Set(
  'nofollow sponsored ugc external author help license tag noopener noreferrer'.split(' '),
)

/** The known words of a `rel` as an editor wrote it, each once. */
export const relationsIn = (rel: unknown): readonly string[] => [
  ...new Set(
    textOf(rel)
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => linkRelations.has(word)),
  ),
]

/** The story that answers `/`. */
export const homeSlug = 'home'

// Browsers drop some of them inside a URL, before they look at its scheme.
const withoutBlanks = (text: string) => [...text].filter((letter) => letter.charCodeAt(0) > 32).join('')

const allowedScheme = /^(https?|mailto|tel):/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i

/** As written, but valid in an address: blanks are encoded, a scheme written twice is written once. */
const asWritten = (text: string) =>
  [...text.trim()]
    .filter((letter) => letter.charCodeAt(0) >= 32)
    .join('')
    .replace(/[\s"<>`]/g, encodeURIComponent)
    .replace(/^((?:mailto|tel):|https?:\/\/)(?:%20|\1)+/i, '$1')

/**
 * A URL that may be part of a page: a path, an anchor, http(s), mailto or tel. Anything that could run script
 * (`javascript:`, `data:`…) or leave the site unnoticed (`//host`, `/\host`) is refused.
 */
export function safeUrl(text: string): string | undefined {
  const given = withoutBlanks(text)
  const scheme = /^www\.[^/@]+\.[a-z]/i.test(given) ? 'https://' : isEmail(given) ? 'mailto:' : ''
  const bare = scheme + given
  const url = asWritten(/^tel:/i.test(bare) ? bare : scheme + text.trim())
  if (bare === '' || /^[/\\]{2}/.test(bare)) return undefined
  // A blank inside the scheme would leave a path of no meaning.
  if (anyScheme.test(bare)) return allowedScheme.test(bare) && anyScheme.test(url) ? url : undefined
  return /^[/#?]/.test(url) ? url : `/${url}`
}

/** A place on a page as written after `#`: only characters that no address may hold are encoded. */
const fragmentOf = (text: string) =>
  text
    .replace(/^#/, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/%(?![\da-f]{2})|[^\x21-\x7e]|["<>`]/giu, encodeURIComponent)

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

/** Nothing is written in it but, perhaps, an anchor. */
const isBlank = ({ url, href, cached_url, email, story }: Readonly<Record<string, unknown>>) =>
  !isRecord(story) && [url, href, cached_url, email].every((part) => textOf(part).trim() === '')

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
  // An anchor alone leads to a place on this page.
  const written = isBlank(link) && textOf(link.anchor) ? '' : baseUrl(link)
  if (written === undefined) return undefined
  const [base = ''] = written.split('#', 1)
  const anchor = fragmentOf(textOf(link.anchor) || written.slice(base.length))
  const category = textOf(link.category)
  const query = category === '' ? '' : `${base.includes('?') ? '&' : '?'}${queryOf(category)}`
  const href = `${base}${query}${anchor === '' ? '' : `#${anchor}`}`
  // A field keeps its own attributes at hand, a mark of a rich text under `custom`.
  const { rel, title } = isRecord(link.custom) ? { ...link, ...link.custom } : link
  const relations = relationsIn(rel).join(' ')
  return {
    href,
    ...(link.target === '_blank' && { target: '_blank' }),
    ...(relations && { rel: relations }),
    ...(textOf(title).trim() && { title: textOf(title).trim() }),
  }
}

/** The path a link leads to on this site, undefined for another site, a mail, a phone or a place on the page. */
export const sitePath = (href: string): string | undefined =>
  href.startsWith('/') ? href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1') || '/' : undefined
