import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Company } from 'shared-lib/contract/define-widget'
import type { RedirectRule, RouteManifest } from 'shared-lib/contract/route-rules'
import {
  buildMetaPath,
  cachedContentApi,
  clientErrorsApi,
  contentWebhook,
  elementsApi,
  latestBuildPath,
  openApiPath,
  slotDataPath,
} from '../base/addresses/addresses'
import { ProjectError } from '../base/security/project-error'
import { limitRates } from '../base/security/rate-limits'
import { redactText } from '../base/security/redact-text'
import { contentSignature } from '../base/webhooks/content-signature'
import { keptJson, keptRoute, type SendKept } from '../pages/page-parts/kept-answer'
import type { Snapshot } from '../remotes/deployments/snapshot'
import { elementsCatalogue } from './elements-catalogue'

interface ApiRoutesOptions {
  readonly snapshot: () => Snapshot
  readonly build: string
  /** The document of the current deployments. */
  readonly openApi: () => object
  /** Style sheets that widgets use in shadow roots of foreign pages. */
  readonly embedStyles: readonly string[]
  readonly today: () => string
  readonly company: () => Promise<Company>
  readonly layoutConfig: () => Promise<unknown>
  /** JSON that pages name and do not carry. */
  readonly slotData: (name: string, page: string | undefined) => Promise<string | undefined>
  /** Rules of the editors. */
  readonly redirects: () => readonly RedirectRule[]
  readonly sendKept: SendKept
  readonly refreshContent: () => Promise<void>
  /** One page view in this many sends reports. */
  readonly toldOneIn: number
  readonly webhookSecret: string | undefined
}

/** A browser's report is untrusted: known fields only, cut short, and no query string or other personal data. */
function clientError(body: unknown) {
  const report: unknown = typeof body === 'string' ? JSON.parse(body) : body
  if (typeof report !== 'object' || report === null) return undefined
  const fields = Object.entries(report).filter(
    ([name, value]) => reported.has(name) && typeof value === 'string',
  )
  return Object.fromEntries(fields.map(([name, value]) => [name, redactText(value).slice(0, 500)]))
}
const reported = new Set(['kind', 'remote', 'tag', 'version', 'message', 'path'])

/** More from one browser adds nothing and would drown the log. */
const reportsPerMinute = 100

const signed = (body: string, signature: unknown, secret: string) => {
  const wanted = Buffer.from(contentSignature(body, secret))
  const given = Buffer.from(typeof signature === 'string' ? signature : '')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

export function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions) {
  const { sendKept } = options
  app.get<{ Querystring: { path?: string } }>(cachedContentApi, keptRoute, async (request, reply) => {
    if (request.query.path !== 'config/default-layout')
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Este conteúdo não existe' })
    return sendKept(request, reply.header('access-control-allow-origin', '*'), 'layout', async () =>
      keptJson(await options.layoutConfig(), 'public, max-age=5'),
    )
  })

  app.get(elementsApi, keptRoute, async (request, reply) =>
    sendKept(request, reply.header('access-control-allow-origin', '*'), 'elements', async () => {
      const page = { today: options.today(), company: await options.company(), styles: options.embedStyles }
      return keptJson(elementsCatalogue(options.snapshot(), page), 'public, max-age=30')
    }),
  )

  app.get(openApiPath, keptRoute, async (request, reply) =>
    sendKept(request, reply.header('access-control-allow-origin', '*'), 'openapi', () =>
      keptJson(options.openApi(), 'public, max-age=30'),
    ),
  )

  app.get(latestBuildPath, { config: { cost: 'constant' } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ id: options.build }),
  )

  app.get<{ Params: { name: string } }>(slotDataPath(':name'), async (request, reply) => {
    const text = await options.slotData(request.params.name, request.url.split('?')[1])
    if (text === undefined)
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Estes dados já não são os do site' })
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json; charset=utf-8')
      .send(text)
  })

  // Route rules are the site's own: an older build gets no answer and keeps its rules.
  app.get<{ Params: { build: string } }>(buildMetaPath(':build'), keptRoute, async (request, reply) => {
    if (request.params.build !== options.build)
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Esta versão já não é a do site' })
    return sendKept(request, reply, 'build-meta', () => keptJson(manifest(), 'public, max-age=60'))
  })

  function manifest(): RouteManifest {
    const routes = options.snapshot().routes.map(({ path, layout, vertical }) => ({
      path,
      layout,
      ...(vertical && { vertical }),
    }))
    return { id: options.build, redirects: options.redirects(), routes, toldOneIn: options.toldOneIn }
  }

  app.register(async (reports) => {
    await limitRates(reports, { name: 'reports', perMinute: reportsPerMinute })
    // sendBeacon sends text/plain, which needs no preflight while a page is being left.
    reports.post(clientErrorsApi, { bodyLimit: 4096, config: { origins: 'any' } }, async (request, reply) => {
      try {
        request.log.warn({ clientError: clientError(request.body) }, 'a browser reported an error')
      } catch {
        throw new ProjectError({ code: 'malformed-request', status: 400, title: 'O relatório não é JSON' })
      }
      return reply.code(204).send()
    })
  })

  app.register(async (webhooks) => {
    // The signature covers the raw bytes.
    webhooks.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    webhooks.post(contentWebhook, { bodyLimit: 64 * 1024 }, async (request, reply) => {
      const { webhookSecret } = options
      if (
        !webhookSecret ||
        !signed(String(request.body), request.headers['webhook-signature'], webhookSecret)
      )
        throw new ProjectError({
          code: 'bad-signature',
          status: 401,
          title: 'A assinatura do aviso não confere',
        })
      await options.refreshContent()
      // Storyblok takes JSON alone for an answer: https://www.storyblok.com/docs/concepts/webhooks (read 2026-11-27)
      return reply.send({ refreshed: true })
    })
  })
}
