import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { isReservedPath } from '../../base/addresses/reserved-paths'
import { isFound } from '../../base/routes/route-match'
import { escapeHtml } from '../../base/text/escape-html'
import { storyPath } from '../../content/source/links'
import type { Story } from '../../content/source/story'
import type { DeployedRoute } from '../../remotes/deployments/snapshot'
import { campaignOf, isCampaign, isOver } from './campaign'
import { answersElsewhere, updatedOn } from './story-dates'

interface SitemapEntry {
  readonly path: string
  /** ISO date; unknown for the host's own pages. */
  readonly changed?: string
}

/** Every address that wants to be found: stories, deployed routes and own pages, those hidden from search engines left out. */
export function sitemapEntries(
  stories: readonly Story[],
  routes: readonly DeployedRoute[],
  own: readonly string[] = [],
  today?: IsoDate,
): readonly SitemapEntry[] {
  const written = stories
    .filter((story) => story.content.no_index !== true && !answersElsewhere(story))
    .filter((story) => !(today && isCampaign(story) && isOver(campaignOf(story), today)))
    .map((story) => ({ path: storyPath(story.full_slug), changed: updatedOn(story) }))
    .filter(({ path }) => !isReservedPath(path))
  // A route precedes a story of its address; one with a parameter is left out, and a funnel's own address redirects to
  // its listed first step. Answers change with their deployment: the same build is never published twice.
  const leadsOn = (path: string) => routes.some((other) => other.path.startsWith(`${path}/:`))
  const deployed = routes
    .filter((route) => isFound(route) && !route.path.includes(':') && !leadsOn(route.path))
    .map(({ path, remote }) => ({ path, changed: remote.deployment.builtAt.slice(0, 10) }))
  const coded = [...deployed, ...own.map((path) => ({ path }))]
  const taken = new Set([...routes.map(({ path }) => path), ...own])
  return [...written.filter(({ path }) => !taken.has(path)), ...coded].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  )
}

/** https://www.sitemaps.org/protocol.html */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .map(
    ({ path, changed }) =>
      `<url><loc>${escapeHtml(encodeURI(origin + path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  .join('\n')}
</urlset>
`

/** Addresses that are no pages, or a visitor's own. Search results carry noindex themselves: a robot must read that. */
export const robotsTxt = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /pedido/
Disallow: /newsletter/

Sitemap: ${origin}/sitemap.xml
`
