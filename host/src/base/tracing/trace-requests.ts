import type { FastifyInstance, FastifyRequest } from 'fastify'
import { within } from './context'
import type { OpenSpan, Tracing } from './tracing'

/**
 * A trace for each request that reaches the router. What a stranger sends as `traceparent` becomes a link of it: a parent from
 * outside could join the visits of others, and decide what is kept.
 * @param routeOf name of a request's route, of a limited number
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing | undefined,
  routeOf: (request: FastifyRequest) => string,
): void {
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers
    const linked = typeof traceparent === 'string' ? traceparent : undefined
    const span = tracing.begin(request.method, { kind: 'server', parent: 'none', linked })
    spans.set(request, span)
    within(span.traceparent, done)
  })
  // A body arrives as events of the connection, which is part of no request.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request)
    if (span) within(span.traceparent, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const [method, route, status] = [request.method, routeOf(request), reply.statusCode]
    spans.get(request)?.end({
      name: `${method} ${route}`,
      facts: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      failed: status >= 500 ? String(status) : undefined,
    })
  })
}
