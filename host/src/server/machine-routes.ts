import type { FastifyInstance } from 'fastify'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { blogPath, feedPath, llmsPath, robotsPath, sitemapPath } from '../addresses/addresses'
import { llmsText } from '../api-docs/llms-text'
import type { ContentSource } from '../content/content-source'
import { textOf } from '../content/story'
import type { Snapshot } from '../deployments/snapshot'
import type { Library } from '../editorial/library'
import { robotsTxt, sitemapEntries, sitemapXml } from '../editorial/sitemap'
import { rssXml } from '../page-parts/feed'

export interface MachineRoutesOptions {
  readonly content: ContentSource
  readonly library: () => Promise<Library>
  readonly snapshot: () => Snapshot
  /** Pages of the host's own that want to be found. */
  readonly publicPaths: readonly string[]
  readonly today: () => IsoDate
  /** Absolute, without a trailing slash. */
  readonly origin: string
  readonly siteName: string
}

/** Routes for robots, models and feed readers. Each is made of what is cached here, and kept a minute by the reader. */
export function machineRoutes(
  app: FastifyInstance,
  { content, library, snapshot, publicPaths, today, origin, siteName }: MachineRoutesOptions,
) {
  const minute = 'public, max-age=60'

  app.get(robotsPath, async (_, reply) =>
    reply.header('cache-control', minute).type('text/plain; charset=utf-8').send(robotsTxt(origin)),
  )

  app.get(llmsPath, async (_, reply) =>
    reply
      .header('cache-control', minute)
      .type('text/plain; charset=utf-8')
      .send(llmsText({ name: siteName, origin, routes: snapshot().routes })),
  )

  app.get(sitemapPath, async (_, reply) => {
    const entries = sitemapEntries((await content.stories()).list, snapshot().routes, publicPaths, today())
    return reply
      .header('cache-control', minute)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(origin, entries))
  })

  app.get(feedPath, async (_, reply) => {
    const blog = await content.story(blogPath.slice(1))
    if (!blog) return reply.callNotFound()
    const words = { title: blog.name, description: textOf(blog.content.description) }
    const channel = { origin, ...words, path: blogPath, feedPath }
    return reply
      .header('cache-control', minute)
      .type('application/rss+xml; charset=utf-8')
      .send(rssXml(channel, (await library()).articles))
  })
}
