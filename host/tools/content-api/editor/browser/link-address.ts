import { textOf } from 'shared-lib/contract/stories/fields'
import { decoded, storyPath } from '../../../../src/content/source/links'

/** https://www.storyblok.com/docs/api/content-delivery/v2/stories/the-story-object (the link field) */
export type Link = Readonly<Record<string, unknown>>

export interface LinkedStory {
  readonly uuid: string
  readonly full_slug: string
}

const queryOf = (category: string) => {
  if (category === '') return ''
  return category.includes('=')
    ? `?${category.replace(/^\?/, '')}`
    : `?category=${encodeURIComponent(category)}`
}

function pathOf(link: Link, stories: readonly LinkedStory[]): string {
  // The address that is kept with the number may date from before the page moved.
  const story = stories.find(({ uuid }) => uuid === link.id)
  const slug = story?.full_slug ?? (textOf(link.url) || textOf(link.href) || textOf(link.cached_url))
  return slug === '' ? '' : storyPath(slug)
}

/** Where a link leads, as it is shown and typed: `/pagina#lugar`, `https://…`, `ajuda@banco.pt`. */
export function addressOf(link: Link, stories: readonly LinkedStory[]): string {
  const written = textOf(link.url) || textOf(link.href) || textOf(link.cached_url)
  if (link.linktype === 'email') return textOf(link.email) || written.replace(/^mailto:/i, '')
  const base = link.linktype === 'story' ? pathOf(link, stories) : written
  const anchor = textOf(link.anchor).replace(/^#/, '')
  const query = queryOf(textOf(link.category))
  const [before = '', ownAnchor] = base.split('#', 2)
  const withQuery = before + (before.includes('?') ? query.replace('?', '&') : query)
  const place = anchor || ownAnchor
  return place ? `${withQuery}#${place}` : withQuery
}

const noAddress = { id: '', url: '', cached_url: '' }
const urlLink = (url: string) => ({ ...noAddress, linktype: 'url', url, cached_url: url })

const emailLine = /^(?:mailto:)?([^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+)$/i
const anyScheme = /^[a-z][a-z0-9+.-]*:/i
/** The name of a site, which no page of ours begins with. */
const siteName = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?=[/?#]|$)/i

/** A page of the site: one that is a story, by its number, and any other by its path. */
function pageLink(address: string, before: Link, stories: readonly LinkedStory[]): Link {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? []
  const own = storyPath(path)
  const isSame = before.linktype === 'story' && pathOf(before, stories) === own
  const story = isSame ? undefined : stories.find(({ full_slug }) => storyPath(full_slug) === own)
  const category = textOf(before.category)
  const isOwnQuery = query === '' || query === queryOf(category)
  if ((!isSame && !story) || !isOwnQuery) return urlLink(address.startsWith('/') ? address : `/${address}`)
  const { id, url, cached_url } = before
  return {
    ...(story ? { ...noAddress, id: story.uuid, cached_url: story.full_slug } : { id, url, cached_url }),
    linktype: 'story',
    ...(anchor && { anchor: decoded(anchor) }),
    ...(query && { category }),
  }
}

function where(address: string, before: Link, stories: readonly LinkedStory[]): Link {
  // An empty link of Storyblok's own is one to no story.
  if (address === '') return { ...noAddress, linktype: 'story' }
  const [, email] = emailLine.exec(address) ?? []
  if (email) return { ...noAddress, linktype: 'email', email }
  if (/^[#?]/.test(address) || anyScheme.test(address)) return urlLink(address)
  if (address.startsWith('//')) return urlLink(`https:${address}`)
  if (siteName.test(address)) return urlLink(`https://${address}`)
  return pageLink(address, before, stories)
}

/** The link with another address. Attributes other than the address, such as `target`, stay as they were. */
export function linkTo(typed: string, before: Link, stories: readonly LinkedStory[]): Link {
  const address = typed.trim()
  if (address === addressOf(before, stories)) return before
  const { id, uuid, url, href, cached_url, email, anchor, category, linktype, story, ...rest } = before
  return { fieldtype: 'multilink', ...rest, ...where(address, before, stories) }
}
