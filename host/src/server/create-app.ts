import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type ConnectionLimits, openConnections } from '../base/connections/open-connections'
import { isPostgres } from '../base/database/exclusive'
import type { HostDatabase } from '../base/database/host-database'
import type { Metrics } from '../base/operations/metrics'
import { requestId, requestIdHeader } from '../base/operations/request-id'
import { checkOrigins } from '../base/security/origin-check'
import { problemErrors, refuseUnknown } from '../base/security/problem-errors'
import { logOptions } from '../base/security/redact-text'
import { transportSecurity } from '../base/security/security-headers'
import { sharedCounters } from '../base/security/shared-counters'
import type { LeadKeys } from '../base/vault/lead-keys'
import type { DrawingQueue } from '../pages/queues/drawing-queue'
import { createFairQueue } from '../pages/queues/fair-queue'
import { budgetRoutes, type RouteBudget } from '../pages/queues/route-budget'
import { type Visitor, visitorOf } from '../pages/views/page-view'
import type { HostConfig } from './config'
import { type FinishedPage, writePage } from './finished-pages'

/**
 * In ms. The framework sets its own limits only on servers it makes itself. A balancer keeps connections for 60 s and must
 * not find one closed that it is about to use; a browser opens another.
 */
const usualTimes = ({ trustProxy }: Pick<HostConfig, 'trustProxy'>): ServerOptions => ({
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: trustProxy > 0 ? 72_000 : 15_000,
  connectionsCheckingInterval: 2_000,
})

/**
 * Behind one address there may be a whole mobile network: 250 connections are forty browsers that all load a page in
 * the same moment, and beyond them idle ones are closed first. A balancer is one client for all visitors, and has
 * limits of its own. In all, some 100 MB.
 */
const connectionLimits = ({ trustProxy }: Pick<HostConfig, 'trustProxy'>): ConnectionLimits => ({
  most: 5_000,
  mostOfClient: trustProxy > 0 ? 5_000 : 250,
  mostAhead: 4,
  unreadMs: 20_000,
  leastPerSecond: 4_096,
  everyMs: 2_000,
})

/**
 * Node keeps the first `Host` line, a proxy in front may have used another (RFC 9112, 3.2): such a request has no one
 * meaning.
 */
function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

const refuseHosts = (response: ServerResponse) =>
  void response
    .writeHead(400, { ...transportSecurity, 'cache-control': 'no-store', connection: 'close' })
    .end()

interface AppParts {
  readonly config: HostConfig
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly metrics: Metrics
  /** Where answers are made that belong to no micro-frontend. */
  readonly queue: DrawingQueue
  /** How long a connection may take to send its request. */
  readonly times?: ServerOptions | undefined
  /** Limits of connections beyond that. */
  readonly bounds?: Partial<ConnectionLimits> | undefined
}

/** Parts that are known only when the pages are. */
export interface AppPages {
  /** A page that waits as a finished buffer. */
  readonly ready: (
    visitor: Visitor,
    accepted: string | string[] | undefined,
  ) => { page: FinishedPage; cookies: readonly string[] } | undefined
  readonly writeMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  readonly writeRefused: RouteBudget['writeRefused']
}

/** The server with the parts common to every route: log, ids, errors, origins, shared limits, and finished pages first. */
export function createApp({ config, database, keys, metrics, queue, times, bounds }: AppParts) {
  let pages: AppPages | undefined
  const connections = openConnections({ ...connectionLimits(config), ...bounds })
  metrics.connections(connections.size)
  const app: FastifyInstance = Fastify({
    logger: logOptions(config.logLevel),
    bodyLimit: 64 * 1024,
    trustProxy: (_, hop) => hop < config.trustProxy,
    return503OnClosing: false,
    genReqId: requestId,
    frameworkErrors: (_, request, reply) => void pages?.writeMissing(request, reply),
    serverFactory: (handler): Server => {
      const answer = connections.bounded((request, response) => {
        if (namesSeveralHosts(request)) return refuseHosts(response)
        const accepted = request.headers['accept-encoding']
        const ready = request.method === 'GET' ? pages?.ready(visitorOf(request), accepted) : undefined
        if (!ready) return handler(request, response)
        metrics.finishedPage()
        writePage(ready.page, request, response, ready.cookies)
      })
      const server = createServer(times ?? usualTimes(config), answer)
      connections.watch(server)
      return server
    },
  })
  const letBegin = createFairQueue()
  app.addHook('onRequest', (request, _, done) => letBegin(request.ip, done))
  if (isPostgres(database)) app.decorate('sharedCounters', sharedCounters(database, keys))
  budgetRoutes(app, {
    queue,
    refused: metrics.drawingRefused,
    async writeRefused(request, reply, reason) {
      if (!pages) throw reason
      return pages.writeRefused(request, reply, reason)
    },
  })
  problemErrors(app)
  refuseUnknown(app)
  checkOrigins(app, { own: config.origin, partners: config.partnerOrigins })
  let isProxyKnown = config.trustProxy > 0
  app.addHook('onRequest', async ({ id, headers }, reply) => {
    if (!isProxyKnown && headers['x-forwarded-for'] !== undefined) {
      isProxyKnown = true
      app.log.warn(
        'requests name visitors behind a proxy: without TRUST_PROXY all of them share the limits of one',
      )
    }
    reply.headers({ ...transportSecurity, 'x-content-type-options': 'nosniff', [requestIdHeader]: id })
  })
  return {
    app,
    connections,
    showPages(these: AppPages) {
      pages = these
    },
  }
}
