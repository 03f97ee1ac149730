import { assetsPath } from '../../base/addresses/addresses'
import { type ContentLink, contentLink, sitePath } from './links'
import { isRecord } from './story'

/** Whether a path of the site is answered: by a story or by a route that a deployment declares. */
export type RouteCheck = (path: string) => boolean

/** Files of the site are not pages, so no route declares them. */

/**
 * The link, unless it is unsafe or its page is undeclared. A menu entry, a tile or a button appears with the deployment
 * that answers it.
 */
export function knownLink(value: unknown, routes: RouteCheck): ContentLink | undefined {
  const link = contentLink(value)
  if (link === undefined) return undefined
  const path = sitePath(link.href)
  return path === undefined || path.startsWith(assetsPath) || routes(path) ? link : undefined
}

const isContentLink = (value: unknown) => isRecord(value) && typeof value.linktype === 'string'

const isPresent = (value: unknown) => value !== undefined

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function pruneRecord(record: Readonly<Record<string, unknown>>, routes: RouteCheck): unknown {
  const entries = Object.entries(record).map(([name, value]) => [name, prune(value, routes)] as const)
  const pruned = Object.fromEntries(entries.filter(([, value]) => isPresent(value)))
  const lostLink = 'link' in record && !('link' in pruned)
  const hasLinks = 'links' in pruned && !isEmptyList(pruned.links)
  if (lostLink && !hasLinks) return undefined
  const lostLinks = 'links' in record && !isEmptyList(record.links) && !hasLinks
  return lostLinks && !('link' in pruned) ? undefined : pruned
}

function prune(value: unknown, routes: RouteCheck): unknown {
  if (isContentLink(value)) return knownLink(value, routes)
  if (Array.isArray(value)) return value.map((item) => prune(item, routes)).filter(isPresent)
  return isRecord(value) ? pruneRecord(value, routes) : value
}

/**
 * Navbar or footer content with every content link turned into `{ href, target? }`. An item whose link is unsafe or
 * leads to an undeclared route is left out, and so is a group that has lost all its links.
 */
export const withKnownLinks = <Content extends object>(content: Content, routes: RouteCheck): Content =>
  (prune(content, routes) ?? {}) as Content
