import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShellBuild } from 'shared-lib/build/write-shell'
import { requestPath } from '../base/addresses/addresses'
import { cacheBytes } from '../base/memory/cache-bytes'
import { declaredQuery, matchRoute, refuses } from '../base/routes/route-match'
import { redactUrl } from '../base/security/redact-url'
import { editorialQuery } from '../editorial/articles/editorial-folders'
import { previewRoutes } from '../editorial/preview/preview.routes'
import type { DocumentParts } from '../pages/maker/document'
import type { PageMaker } from '../pages/maker/page-maker'
import type { OwnPage, WriteOwnPage } from '../pages/page-parts/own-page'
import { UnavailablePage } from '../pages/page-parts/unavailable.page'
import type { DrawingQueue } from '../pages/queues/drawing-queue'
import { DrawingRefused } from '../pages/queues/drawing-refused'
import type { Remote } from '../remotes/deployments/snapshot'
import { leadStatusHeaders } from '../visitors/leads/lead-status'
import type { HostConfig } from './config'
import type { AppPages } from './create-app'
import { createFinishedPages, viewedUrl } from './finished-pages'
import { pageRoutes } from './page-routes'
import type { PageRoutesOptions } from './page-routes.types'
import type { SiteViews } from './site-views'

/** How long a finished page is believed, in ms, and how much memory all of them may take. */
const kept = { freshMs: 60_000, maxBytes: cacheBytes.pages }

interface SitePagesParts
  extends Pick<PageRoutesOptions, 'redirected' | 'known' | 'fellBack' | 'tokenMinter'> {
  readonly config: HostConfig
  readonly siteViews: SiteViews
  readonly queueOf: (owner: string) => DrawingQueue
  /** A drawing was refused, with the code of the problem. */
  readonly refused: (code: string) => void
  readonly maker: PageMaker
  readonly shell: ShellBuild
  readonly document: DocumentParts
  readonly today: () => string
  /** Changes with everything that pages are made of. */
  readonly version: () => string
  readonly showPages: (pages: AppPages) => void
}

const ownPage = ({ title, element, status }: Pick<OwnPage, 'title' | 'element' | 'status'>) => ({
  title,
  html: renderToStaticMarkup(element),
  layout: 'contact',
  ...(status && { status }),
})

const nowhere = { path: '/', query: '' }

/** Worker that draws a page's content; 'host' for pages of editors and of the host itself. */
const ownerOf = (remote?: Remote) => (remote ? `${remote.name}${remote.trial ? ' canary' : ''}` : 'host')

/** The site's pages at their addresses, cached once finished, and the host's own pages for other routes. */
export async function openSitePages(app: FastifyInstance, parts: SitePagesParts) {
  const { config, siteViews, maker, document, today, version } = parts
  const { views, preview } = siteViews
  const { queueOf } = parts
  const pages = createFinishedPages({
    version,
    ...kept,
    isRefusal: (cause) => cause instanceof DrawingRefused,
    failed: (key, cause) =>
      app.log.warn({ page: redactUrl(key), err: cause }, 'an older page stands in for one that failed'),
  })
  if (preview) await app.register(previewRoutes, { preview, views, maker, document, today })
  const { write, writeShared, writeMissing, writeRefused } = pageRoutes(app, {
    ...parts,
    views,
    pages,
    production: config.production,
    origins: config,
    refused: (view, at) => refuses(view.snapshot.routes, at),
    turnOf(view, at, { client, page }) {
      const queue = queueOf(ownerOf(matchRoute(view.snapshot.routes, at)?.remote))
      return {
        join: () => queue.join(client, page),
        draw: (work) =>
          queue.draw(client, page, work).catch((reason: unknown) => {
            if (reason instanceof DrawingRefused) parts.refused(reason.code)
            throw reason
          }),
      }
    },
    async refusalPage(problem) {
      const view = views.base()
      const element = createElement(UnavailablePage, { problem, company: await view.content.company() })
      const { message: title, status } = problem
      return maker.staticPage(view, nowhere, ownPage({ title, element, status }))
    },
    declaredQuery: (view, at, query) =>
      declaredQuery(
        matchRoute(view.snapshot.routes, at)?.query ?? maker.publicQuery(view, at) ?? editorialQuery(at),
        query,
      ),
  })
  parts.showPages({
    ready(visitor, accepted) {
      const { view, cookies } = views.choose(visitor)
      const page = view.shared ? pages.ready(viewedUrl(view, visitor.url), accepted) : undefined
      return page && { page, cookies }
    },
    writeMissing,
    writeRefused,
  })
  const writeOwn: WriteOwnPage = async (request, reply, { path, title, element, status }) => {
    const page = await maker.staticPage(
      views.base(),
      { path, query: '' },
      ownPage({ title, element, status }),
    )
    return write(request, reply, page, leadStatusHeaders)
  }
  return {
    writeOwn,
    /** Answers that there is no such request, for any address. */
    async writeNoRequest(request: FastifyRequest, reply: FastifyReply) {
      const at = { path: requestPath, query: '' }
      const draw = () => maker.errorPage(views.base(), at, { variant: 'not-found', status: 404 })
      return writeShared(request, reply, 'no request', draw, leadStatusHeaders)
    },
  }
}
