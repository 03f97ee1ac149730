import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Snapshot } from '../deployments/snapshot'
import { ProjectError } from '../security/project-error'

export interface ApiRoutesOptions {
  readonly snapshot: () => Snapshot
  readonly build: string
  /** URLs of the shell's files that foreign pages need. */
  readonly scopeUrl: string
  readonly layoutConfig: () => Promise<unknown>
  readonly refreshContent: () => Promise<void>
  readonly webhookSecret: string | undefined
  readonly ready: () => Promise<{ ok: boolean; checks: Record<string, boolean> }>
}

const clientError = {
  body: {
    type: 'object',
    required: ['kind'],
    additionalProperties: false,
    properties: {
      kind: { type: 'string', maxLength: 60 },
      remote: { type: 'string', maxLength: 60 },
      version: { type: 'string', maxLength: 80 },
      tag: { type: 'string', maxLength: 60 },
      message: { type: 'string', maxLength: 500 },
    },
  },
} as const

const signed = (body: string, signature: unknown, secret: string) => {
  const wanted = Buffer.from(createHmac('sha1', secret).update(body).digest('hex'))
  const given = Buffer.from(typeof signature === 'string' ? signature : '')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

export function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions) {
  app.get<{ Querystring: { path?: string } }>('/api/getCache', async (request, reply) => {
    if (request.query.path !== 'config/default-layout')
      throw new ProjectError({ code: 'not-found', status: 404, title: 'Este conteúdo não existe' })
    return reply
      .header('cache-control', 'public, max-age=5')
      .header('access-control-allow-origin', '*')
      .send(await options.layoutConfig())
  })

  /** What `/elements.js` needs on a foreign page: which remote has which tag. */
  app.get('/api/elements.json', async (_, reply) => {
    const { widgets } = options.snapshot()
    const tags = Object.fromEntries(
      [...widgets].map(([tag, { remote, widget }]) => [
        tag,
        {
          remote: {
            name: remote.name,
            version: remote.version,
            entry: remote.base + remote.deployment.entry,
          },
          styles: widget.preload.styles.map((file) => remote.base + file),
          scripts: widget.preload.scripts.map((file) => remote.base + file),
          attributes: widget.attributes,
          wake: widget.wake,
          placeholder: widget.placeholder,
        },
      ]),
    )
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=30')
      .send({ scope: options.scopeUrl, tags })
  })

  app.get('/builds/latest.json', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ id: options.build }),
  )

  app.post('/api/client-errors', { schema: clientError, bodyLimit: 4096 }, async (request, reply) => {
    request.log.warn({ clientError: request.body }, 'a visitor’s browser reported an error')
    return reply.code(204).send()
  })

  app.register(async (webhooks) => {
    // The signature covers the raw bytes.
    webhooks.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    webhooks.post('/api/webhooks/content', { bodyLimit: 64 * 1024 }, async (request, reply) => {
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
      return reply.code(204).send()
    })
  })

  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/ready', async (_, reply) => {
    const state = await options.ready()
    return reply
      .code(state.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state)
  })
}
