import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShellBuild } from 'shared-lib/build/write-shell'
import { editorialQuery } from '../editorial/editorial-paths'
import { leadStatusHeaders } from '../leads/lead-status'
import type { WriteOwnPage } from '../page-parts/own-page'
import type { DocumentParts } from '../pages/document'
import type { PageMaker } from '../pages/page-maker'
import { previewRoutes } from '../preview/preview.routes'
import { declaredQuery, matchRoute, refuses } from '../routes/route-match'
import { redactUrl } from '../security/redact-url'
import type { HostConfig } from './config'
import type { AppPages } from './create-app'
import { createFinishedPages, viewedUrl } from './finished-pages'
import { type PageRoutesOptions, pageRoutes } from './page-routes'
import type { SiteViews } from './site-views'

/** How long a finished page is believed, in ms, and how much memory all of them may take. */
const kept = { freshMs: 60_000, maxBytes: 128 * 1024 * 1024 }

export interface SitePagesParts extends Pick<PageRoutesOptions, 'redirected' | 'fellBack' | 'exposed'> {
  readonly config: HostConfig
  readonly siteViews: SiteViews
  readonly maker: PageMaker
  readonly shell: ShellBuild
  readonly document: DocumentParts
  readonly today: () => string
  /** Changes with everything that pages are made of. */
  readonly version: () => string
  readonly showPages: (pages: AppPages) => void
}

/** The site's pages at their addresses, kept once finished, and the host's own ones for whoever writes them. */
export async function openSitePages(app: FastifyInstance, parts: SitePagesParts) {
  const { config, siteViews, maker, document, today, version } = parts
  const { views, preview } = siteViews
  const pages = createFinishedPages({
    version,
    ...kept,
    failed: (key, cause) =>
      app.log.warn({ page: redactUrl(key), err: cause }, 'an older page stands in for one that failed'),
  })
  if (preview) await app.register(previewRoutes, { preview, views, maker, document, today })
  const { write, writeMissing } = pageRoutes(app, {
    ...parts,
    views,
    pages,
    production: config.production,
    origins: config,
    refused: (view, at) => refuses(view.snapshot.routes, at),
    declaredQuery: (view, at, query) =>
      declaredQuery(
        matchRoute(view.snapshot.routes, at)?.query ?? maker.publicQuery(view, at) ?? editorialQuery(at),
        query,
      ),
  })
  parts.showPages({
    ready(visitor) {
      const { view, cookies } = views.choose(visitor)
      const page = view.shared ? pages.ready(viewedUrl(view, visitor.url)) : undefined
      return page && { page, cookies }
    },
    writeMissing,
  })
  const writeOwn: WriteOwnPage = async (request, reply, { path, title, element, status }) => {
    const own = { title, html: renderToStaticMarkup(element), layout: 'contact', ...(status && { status }) }
    const page = await maker.staticPage(views.base(), { path, query: '' }, own)
    return write(request, reply, page, leadStatusHeaders)
  }
  return {
    writeOwn,
    /** Says that there is no such request, whatever was asked for. */
    async writeNoRequest(request: FastifyRequest, reply: FastifyReply) {
      const at = { path: '/pedido', query: '' }
      const missing = await maker.errorPage(views.base(), at, { variant: 'not-found', status: 404 })
      return write(request, reply, missing, leadStatusHeaders)
    },
  }
}
