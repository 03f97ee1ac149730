import type { FastifyInstance } from 'fastify'
import { addDays } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { llmsText } from '../api/api-docs/llms-text'
import {
  blogPath,
  feedPath,
  llmsPath,
  robotsPath,
  securityTxtPath,
  sitemapPath,
} from '../base/addresses/addresses'
import type { ContentSource } from '../content/source/content-source'
import { textOf } from '../content/source/story'
import type { Library } from '../editorial/articles/library'
import { robotsTxt, sitemapEntries, sitemapXml } from '../editorial/articles/sitemap'
import { rssXml } from '../pages/page-parts/feed'
import { type KeptAnswer, keptRoute, type SendKept } from '../pages/page-parts/kept-answer'
import type { Snapshot } from '../remotes/deployments/snapshot'

interface MachineRoutesOptions {
  readonly content: ContentSource
  readonly library: () => Promise<Library>
  readonly snapshot: () => Snapshot
  /** Pages of the host's own that want to be found. */
  readonly publicPaths: readonly string[]
  readonly today: () => IsoDate
  /** Absolute, without a trailing slash. */
  readonly origin: string
  readonly siteName: string
  readonly sendKept: SendKept
}

/** Routes for robots, models and feed readers. Each is made once per publication, and kept a minute by the reader. */
export function machineRoutes(
  app: FastifyInstance,
  { content, library, snapshot, publicPaths, today, origin, siteName, sendKept }: MachineRoutesOptions,
) {
  const answerOf = (type: string, text: string): KeptAnswer => ({
    type: `${type}; charset=utf-8`,
    text,
    cache: 'public, max-age=60',
  })

  const keep = (path: string, name: string, make: () => KeptAnswer | Promise<KeptAnswer>) =>
    app.get(path, keptRoute, async (request, reply) => sendKept(request, reply, name, make))

  keep(robotsPath, 'robots', () => answerOf('text/plain', robotsTxt(origin)))

  // RFC 9116: where to report a vulnerability, and a day within a year by which this is read again.
  keep(securityTxtPath, 'security-txt', async () => {
    const { email } = await content.company()
    if (!email) return { ...answerOf('text/plain', 'Not found'), status: 404 }
    const lines = [`Contact: mailto:${email}`, `Expires: ${addDays(today(), 180)}T00:00:00Z`]
    return answerOf(
      'text/plain',
      [...lines, 'Preferred-Languages: pt, en', `Canonical: ${origin}${securityTxtPath}`, ''].join('\n'),
    )
  })

  keep(llmsPath, 'llms', () =>
    answerOf('text/plain', llmsText({ name: siteName, origin, routes: snapshot().routes })),
  )

  keep(sitemapPath, 'sitemap', async () => {
    const { list, stale } = await content.stories()
    const entries = sitemapEntries(list, snapshot().routes, publicPaths, today())
    return { ...answerOf('application/xml', sitemapXml(origin, entries)), stale }
  })

  keep(feedPath, 'blog-feed', async () => {
    const blog = await content.story(blogPath.slice(1))
    if (!blog) return { ...answerOf('text/plain', 'Not found'), status: 404 }
    const words = { title: blog.name, description: textOf(blog.content.description) }
    const channel = { origin, ...words, path: blogPath, feedPath }
    return {
      ...answerOf('application/rss+xml', rssXml(channel, (await library()).articles)),
      stale: blog.stale ?? false,
    }
  })
}
