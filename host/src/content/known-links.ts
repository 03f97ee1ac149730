import { type ContentLink, contentLink, sitePath } from './links'
import { isRecord } from './story'

/** Tells whether a path of the site is answered: by a story or by a route that a deployment declares. */
export type RouteCheck = (path: string) => boolean

/** Files of the site are not pages, so no route declares them. */
const assetsPath = '/assets/'

/** `/credito-pessoal/simular` → `/credito-pessoal`: the nearest page above it that is answered. */
function landingOf(path: string, routes: RouteCheck): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return undefined
  return routes(above) ? above : landingOf(above, routes)
}

/**
 * The link, unless it is unsafe or leads to a page that nobody declares. A page that is not declared gives way to its
 * landing page; its query and anchor meant nothing there. On the landing page itself, `here`, that would be a link
 * that goes nowhere, so there is none.
 */
export function knownLink(value: unknown, routes: RouteCheck, here?: string): ContentLink | undefined {
  const link = contentLink(value)
  if (link === undefined) return undefined
  const path = sitePath(link.href)
  if (path === undefined || path.startsWith(assetsPath) || routes(path)) return link
  const landing = landingOf(path, routes)
  return landing === undefined || landing === here ? undefined : { ...link, href: landing }
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
