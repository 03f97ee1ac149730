import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withCampaign } from 'shared-lib/rules/campaign/campaign'
import type { PageRedirect } from '../pages/page-parts/page'
import { DrawingRefused } from '../pages/queues/drawing-refused'
import { isCrawler } from '../pages/views/crawlers'
import { type PageView, visitorOf } from '../pages/views/page-view'
import { finish, viewedUrl, writePage } from './finished-pages'
import { pageDrawing } from './page-drawing'
import { pageFailures } from './page-failures'
import { pagePrinter, redirectText } from './page-printer'
import { movedHeaders, pageRedirects } from './page-redirects'
import type { PageRoutesOptions } from './page-routes.types'
import { formPageQuery, type PageTarget, readTarget } from './page-target'
import { accepted, pageWriters } from './page-writers'

/** Answers every address of a page; returns what writes pages elsewhere. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions) {
  const { views, pages, version } = options
  const printer = pagePrinter(options)
  const failures = pageFailures(options)
  const writers = pageWriters(options, printer, failures)
  const draw = pageDrawing(options, printer, failures)
  const wayFrom = pageRedirects(options)

  /** The page of a target, from memory or drawn now; the one that explains it where it cannot be drawn. */
  async function finishedPage(
    request: FastifyRequest,
    view: PageView,
    { form, decoded, query }: PageTarget,
    moved?: PageRedirect,
  ) {
    if (moved) return finish(redirectText(moved), version(), accepted(request))
    const at = { path: decoded, query: options.declaredQuery(view, decoded, query) }
    const key = viewedUrl(view, `${form} ${at.path}?${at.query}`)
    const turn = options.turnOf(view, at.path, { client: request.ip, page: key })
    const make = () => turn.draw(() => draw(request, view, at, form))
    try {
      if (!view.shared) return await finish(await make(), version(), accepted(request))
      const asked = { join: turn.join, accepted: accepted(request) }
      return await pages.get(viewedUrl(view, request.raw.url ?? '/'), key, make, asked)
    } catch (cause) {
      if (cause instanceof DrawingRefused) {
        // Data is requested by a program of ours that then loads the page whole.
        if (form !== 'document' || isCrawler(request.headers['user-agent'])) throw cause
        return writers.refusal(request, cause)
      }
      const page = await failures.errorPage(request, view, at, cause)
      return finish(printer.printed(page, view, form, false), version(), accepted(request))
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const target = readTarget(request.raw.url ?? '/')
    const { view, cookies } = views.choose(visitorOf(request.raw))
    const way = await wayFrom(view, target)
    if (way === 'no file')
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found')
    const isDocument = target.form === 'document'
    if (way && isDocument) return reply.headers(movedHeaders(way.redirect)).redirect(way.redirect, way.status)
    const page = await finishedPage(request, view, target, way)
    if (page.redirect && isDocument) {
      const source = `${target.query}&${formPageQuery(request)}`
      return reply
        .header('cache-control', 'no-store')
        .redirect(withCampaign(page.redirect.redirect, source), page.redirect.status)
    }
    // An error page in a preview or an index is useless.
    if (page.status >= 400 && isCrawler(request.headers['user-agent'])) return reply.code(page.status).send()
    reply.hijack()
    writePage(page, request.raw, reply.raw, cookies)
  }

  app.get('/*', { config: { cost: 'own' } }, answer)
  return writers
}
