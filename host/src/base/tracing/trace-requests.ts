import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextOf, tracer } from './tracing'

/** A foreign parent becomes a link: it could join the visits of others, and decide what is kept. */
function strangersLinks({ headers: { traceparent } }: FastifyRequest) {
  const linked = typeof traceparent === 'string' && trace.getSpanContext(contextOf(traceparent))
  return linked ? [{ context: linked }] : []
}

/**
 * A trace for each request that reaches the router.
 * @param routeOf name of a request's route, of a limited number
 */
export function traceRequests(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const within = (span: Span, work: () => void) => context.with(trace.setSpan(ROOT_CONTEXT, span), work)
  app.addHook('onRequest', (request, _, done) => {
    const links = strangersLinks(request)
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, root: true, links })
    spans.set(request, span)
    within(span, done)
  })
  // A body arrives as events of the connection, which is part of no request.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request)
    if (span) within(span, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const [method, route, status] = [request.method, routeOf(request), reply.statusCode]
    const span = spans.get(request)?.updateName(`${method} ${route}`)
    span?.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    })
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR, message: String(status) })
    span?.end()
  })
}
