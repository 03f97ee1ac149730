import { createServer, type Server, type ServerOptions } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isPostgres } from '../database/exclusive'
import type { HostDatabase } from '../database/host-database'
import type { LeadKeys } from '../leads/lead-keys'
import type { Metrics } from '../operations/metrics'
import { requestId, requestIdHeader } from '../operations/request-id'
import { checkOrigins } from '../security/origin-check'
import { problemErrors, refuseUnknown } from '../security/problem-errors'
import { logOptions } from '../security/redact-text'
import { sharedCounters } from '../security/shared-counters'
import { type Visitor, visitorOf } from '../views/page-view'
import type { HostConfig } from './config'
import { type FinishedPage, writePage } from './finished-pages'

/** In ms. The framework sets its own limits only on servers it makes itself; a balancer keeps connections for 60 s. */
const usualTimes: ServerOptions = {
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5_000,
}

export interface AppParts {
  readonly config: HostConfig
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly metrics: Metrics
  /** How long a connection may take to say what it wants. */
  readonly times?: ServerOptions | undefined
}

/** What is known only when the pages are. */
export interface AppPages {
  /** A page that waits as a finished buffer. */
  readonly ready: (visitor: Visitor) => { page: FinishedPage; cookies: readonly string[] } | undefined
  readonly writeMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** The server with what holds for every route: log, ids, errors, origins, shared limits, and finished pages first. */
export function createApp({ config, database, keys, metrics, times = usualTimes }: AppParts) {
  let pages: AppPages | undefined
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.logLevel),
    bodyLimit: 64 * 1024,
    trustProxy: (_, hop) => hop < config.trustProxy,
    return503OnClosing: false,
    genReqId: requestId,
    frameworkErrors: (_, request, reply) => void pages?.writeMissing(request, reply),
    serverFactory: (handler): Server => {
      const server = createServer(times, (request, response) => {
        // While draining, or a visitor with an open connection would keep the old process alive.
        if (!server.listening) response.shouldKeepAlive = false
        const ready = request.method === 'GET' ? pages?.ready(visitorOf(request)) : undefined
        if (!ready) return handler(request, response)
        metrics.finishedPage()
        writePage(ready.page, request, response, ready.cookies)
      })
      return server
    },
  })
  if (isPostgres(database)) app.decorate('sharedCounters', sharedCounters(database, keys))
  problemErrors(app, { development: !config.production })
  refuseUnknown(app)
  checkOrigins(app, { own: config.origin, partners: config.partnerOrigins })
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', [requestIdHeader]: id })
  })
  return {
    app,
    showPages(these: AppPages) {
      pages = these
    },
  }
}
