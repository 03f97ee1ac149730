import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShellBuild } from 'shared-lib/build/write-shell'
import { withCampaign } from 'shared-lib/rules/campaign/campaign'
import { payloadSuffix } from '../base/addresses/addresses'
import { mendedTarget } from '../base/addresses/mended-path'
import { styledMark } from '../base/addresses/styled-mark'
import { hidePersonal } from '../base/security/personal-data'
import { pageNotFound, routeRefused } from '../base/security/project-error'
import { decodedPath, redactUrl } from '../base/security/redact-url'
import type { RouteCheck } from '../content/source/known-links'
import { DrawingRefused } from '../pages/lanes/drawing-refused'
import type { PageMaker } from '../pages/maker/page-maker'
import type { ErrorVariant } from '../pages/page-parts/main-part'
import type { Page, PageRedirect, PageRequest } from '../pages/page-parts/page'
import { isCrawler } from '../pages/views/crawlers'
import { type PageView, type Views, visitorOf } from '../pages/views/page-view'
import { type FinishedPages, finish, type PrintedPage, viewedUrl, writePage } from './finished-pages'
import { type Form, type PrintOptions, pagePrinter, redirectText } from './page-printer'
import { sharedPages } from './shared-pages'

interface DrawingTurn {
  /** Draws it when the turn comes. Rejects with DrawingRefused. */
  draw<Drawn>(work: () => Promise<Drawn>): Promise<Drawn>
  /** Counts this client as waiting for a page that is drawn for another. */
  join(): void
}

export interface PageRoutesOptions extends PrintOptions {
  readonly maker: PageMaker
  readonly views: Views
  readonly pages: FinishedPages
  readonly version: () => string
  readonly shell: ShellBuild
  readonly production: boolean
  /** Where a rule of the editors leads a path, its query kept. */
  readonly redirected: (path: string, query: string) => PageRedirect | undefined
  /** Whether a path is answered in a view. */
  readonly known: (view: PageView) => Promise<RouteCheck>
  /** A route has this path's form and does not take its parameter. */
  readonly refused: (view: PageView, path: string) => boolean
  /** The query parameters that matter at a path, in their declared order. */
  readonly declaredQuery: (view: PageView, path: string, query: string) => string
  /** A client's turn to have a page drawn at a path. */
  readonly turnOf: (view: PageView, path: string, asked: { client: string; page: string }) => DrawingTurn
  /** The page that explains that drawing is refused now, and when to try again. */
  readonly refusalPage: (refused: DrawingRefused) => Promise<Page>
}

/** `/pt/…` and trailing slashes have one bare address each. Undefined when the path is already bare. */
function barePath(path: string): string | undefined {
  const unprefixed = path === '/pt' ? '/' : path.startsWith('/pt/') ? path.slice(3) : path
  const bare = unprefixed.length > 1 ? unprefixed.replace(/\/+$/, '') || '/' : unprefixed
  // `//evil.example` and `/\\evil.example` would be read as another origin.
  return bare === path ? undefined : bare.replace(/^[/\\]{2,}/, '/')
}

/** A cache may keep a permanent redirect, but never one whose address holds a secret or something personal. */
const movedHeaders = (to: string): Readonly<Record<string, string>> =>
  hidePersonal(to) === to ? {} : { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** The way to a path's one address. */
function barely(path: string, query: string): PageRedirect | undefined {
  const bare = barePath(path)
  const status = path.startsWith('/pt') ? 301 : 308
  return bare === undefined ? undefined : { redirect: bare + (query ? `?${query}` : ''), status }
}

/** A request target may also be a whole URL; only its path is ours to answer. */
const splitUrl = (target: string): PageRequest => {
  const url = target.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) }
}

function formOf({ path, query }: PageRequest): Form {
  if (!path.endsWith(payloadSuffix)) return 'document'
  return (/^[^=&]*/.exec(query)?.[0] ?? '').endsWith(styledMark) ? 'styled' : 'payload'
}

/** Query of the page of ours that was left: a form sent without script does not carry the source of the visit. */
function formPageQuery({ headers: { referer = '', host } }: FastifyRequest): string {
  if (referer.length > 4000 || !URL.canParse(referer)) return ''
  const url = new URL(referer)
  return url.host === host ? url.search.slice(1) : ''
}

/** Files that programs look for, which are never a page. */
const fileName = /\.(?:ico|png|jpe?g|gif|svg|webp|avif|m?js|css|map|json|xml|txt|woff2?|zip|sql|env)$/i

/** A payload's address names the asking browser's build first: no part of the page's own query. */
const withoutBuild = (query: string) => query.replace(/^[^=&]*(&|$)/, '')

export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions) {
  const { maker, views, pages, version, production } = options

  const { printed, unkept } = pagePrinter(options)
  const shared = sharedPages(version)
  const accepted = ({ headers }: FastifyRequest) => headers['accept-encoding']
  const refusal = (request: FastifyRequest, refused: DrawingRefused) =>
    shared(
      `refused ${refused.status} ${refused.retryAfter}`,
      async () =>
        unkept(await options.refusalPage(refused), views.base(), 'document', {
          'retry-after': String(refused.retryAfter),
        }),
      accepted(request),
    )

  /** A step that a route does not have is a broken link of ours; any other path is a typing error. */
  function missingError(view: PageView, path: string) {
    const shown = redactUrl(path)
    return options.refused(view, path) ? routeRefused(shown) : pageNotFound(shown)
  }

  function reportMissing(request: FastifyRequest, view: PageView, path: string) {
    const { message, fatal } = missingError(view, path)
    request.log[fatal ? 'warn' : 'info']({ path: redactUrl(path) }, message)
  }

  async function errorAnswer(request: FastifyRequest, view: PageView, at: PageRequest, cause: unknown) {
    const contentMissing = cause instanceof Error && cause.name === 'ContentProblem'
    request.log.error(
      { err: cause, path: redactUrl(at.path) },
      contentMissing ? 'content cannot be had' : 'page failed',
    )
    const variant: ErrorVariant = contentMissing ? 'maintenance' : 'error'
    const details = production || contentMissing || !(cause instanceof Error) ? undefined : cause.stack
    const status = contentMissing ? 503 : 500
    return maker.errorPage(view, at, { variant, status, details }).catch((error: unknown) => {
      request.log.error({ err: error }, 'the error page failed too')
      return maker.errorPage(view, at, { variant: 'maintenance', status }) // needs nothing of the CMS
    })
  }

  /**
   * The target page in place of the redirect of a widget, which saves the visitor a round trip. As a document only
   * where a journey's own path leads to its first question: that address depends on no visitor's answers.
   */
  async function ledTo(view: PageView, at: PageRequest, { redirect }: PageRedirect, form: Form) {
    if (
      form === 'document' &&
      (at.query !== '' || !/^[^?]*$/.test(redirect) || !redirect.startsWith(`${at.path}/`))
    )
      return undefined
    const { path, query } = splitUrl(redirect)
    const decoded = decodedPath(path)
    const page = await maker.page(view, { path: decoded, query: options.declaredQuery(view, decoded, query) })
    if ('redirect' in page || page.status !== 200) return undefined
    return printed(page, view, form, view.shared, redirect)
  }

  /** Whether a page or a redirect answers a path. Without content each path fails as a page, with the reason on it. */
  async function answeredIn(view: PageView): Promise<RouteCheck> {
    const isKnown = await options.known(view).catch(() => () => true)
    return (at) => isKnown(at) || options.redirected(at, '') !== undefined
  }

  /** Retries an unanswered address with its typing corrected: far cheaper than drawing the error page. */
  function meant(isAnswered: RouteCheck, path: string, query: string): PageRedirect | undefined {
    const redirect = isAnswered(decodedPath(path)) ? undefined : mendedTarget(path, query, isAnswered)
    return redirect === undefined ? undefined : { redirect, status: 308 }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = request.raw.url ?? '/'
    const written = splitUrl(url)
    const form = formOf(written)
    const asked = form === 'document' ? written : { ...written, query: withoutBuild(written.query) }
    const path = form === 'document' ? asked.path : asked.path.slice(0, -payloadSuffix.length) || '/'
    const decoded = decodedPath(path)
    const { view, cookies } = views.choose(visitorOf(request.raw))
    const isAnswered = await answeredIn(view)
    if (fileName.test(decoded) && !isAnswered(decoded))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found')
    const moved =
      barely(path, asked.query) ??
      options.redirected(decoded, asked.query) ??
      meant(isAnswered, path, asked.query)
    if (moved && form === 'document')
      return reply.headers(movedHeaders(moved.redirect)).redirect(moved.redirect, moved.status)
    const at = { path: decoded, query: options.declaredQuery(view, decoded, asked.query) }
    const key = viewedUrl(view, `${form} ${at.path}?${at.query}`)
    const turn = options.turnOf(view, at.path, { client: request.ip, page: key })
    const madePage = async () => {
      if (moved) return finish(redirectText(moved), version(), accepted(request))
      if (!view.shared) return finish(await make(), version(), accepted(request))
      return pages.get(viewedUrl(view, url), key, make, { join: turn.join, accepted: accepted(request) })
    }
    const drawn = async (): Promise<PrintedPage> => {
      const missing = () => (production ? undefined : missingError(view, at.path).stack)
      const page = await maker.page(view, at, missing)
      if ('redirect' in page) return (await ledTo(view, at, page, form)) ?? redirectText(page)
      if (page.status === 404) reportMissing(request, view, at.path)
      return printed(page, view, form, page.status === 200 && view.shared)
    }
    const make = () => turn.draw(drawn)
    const finished = await madePage().catch(async (cause: unknown) => {
      if (cause instanceof DrawingRefused) {
        // Data is requested by a program of ours that then loads the page whole.
        if (form !== 'document' || isCrawler(request.headers['user-agent'])) throw cause
        return refusal(request, cause)
      }
      const page = await errorAnswer(request, view, at, cause)
      return finish(printed(page, view, form, false), version(), accepted(request))
    })
    if (finished.redirect && form === 'document')
      return reply
        .header('cache-control', 'no-store')
        .redirect(
          withCampaign(finished.redirect.redirect, `${asked.query}&${formPageQuery(request)}`),
          finished.redirect.status,
        )
    // An error page in a preview or an index is useless.
    if (finished.status >= 400 && isCrawler(request.headers['user-agent']))
      return reply.code(finished.status).send()
    reply.hijack()
    writePage(finished, request.raw, reply.raw, cookies)
  }

  app.get('/*', { config: { cost: 'own' } }, answer)

  /** Writes a page that is not kept (a lead's status, an error), as data when its payload is requested. */
  async function write(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const printedPage = unkept(page, views.base(), formOf(splitUrl(request.url)), headers)
    const finished = await finish(printedPage, version(), accepted(request))
    reply.hijack()
    writePage(finished, request.raw, reply.raw)
  }

  /** Writes a page that is the same for every visitor and address, drawn now if it is not cached. */
  async function writeShared(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    draw: () => Promise<Page>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const form = formOf(splitUrl(request.url))
    const drawn = async () => unkept(await draw(), views.base(), form, headers)
    const finished = await shared(`${name} ${form}`, drawn, accepted(request))
    reply.hijack()
    writePage(finished, request.raw, reply.raw)
  }

  /** The 404 page for an address that cannot even be decoded. */
  async function writeMissing(request: FastifyRequest, reply: FastifyReply) {
    const at = { path: '/', query: '' }
    const view = views.base()
    const draw = () => maker.errorPage(view, at, { variant: 'not-found', status: 404 })
    await writeShared(request, reply, 'unreadable', draw).catch(async (cause) =>
      write(request, reply, await errorAnswer(request, view, at, cause)),
    )
  }

  /** Writes the page of a refusal. */
  async function writeRefused(request: FastifyRequest, reply: FastifyReply, refused: DrawingRefused) {
    const page = await refusal(request, refused)
    reply.hijack()
    writePage(page, request.raw, reply.raw)
  }

  return { write, writeShared, writeMissing, writeRefused }
}
