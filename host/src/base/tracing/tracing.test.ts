import { randomBytes, randomUUID } from 'node:crypto'
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import { routeAt } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'
import { startReceiver } from '../../visitors/leads/delivery/testing/receiver'
import { leadBody } from '../../visitors/leads/testing/lead-server'
import type { WebhookSecrets } from '../webhooks/signature'
import { traced } from './tracing'

const strangersTrace = '0af7651916cd43dd8448eb211c80319c'
const stranger = `00-${strangersTrace}-b7ad6b7169203331-01`
const person = '912345678'

let running: AbortController
beforeEach(() => {
  running = new AbortController()
})
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  running.abort()
  for (const end of ends.splice(0).reverse()) await end()
})

/** Waits at most for the time of the test. */
async function until<Value>(found: () => Value | undefined | false): Promise<Value> {
  const { signal } = running
  for (;;) {
    const value = found()
    if (value) return value
    if (signal.aborted) throw new Error('It never came')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function start() {
  const secrets: WebhookSecrets = [randomBytes(32)]
  const receiver = await startReceiver(secrets)
  const deployed = {
    code: `exports.validateLead = ({ body }) => ({ lead: body })
        exports.render = () => ({ html: '<p>coisa</p>' })`,
    tags: ['qp-thing'],
    routes: [routeAt('/coisa/:n')],
    leads: ['energy'],
  } as const
  const crmWebhook = { url: receiver.url, secrets }
  const open = await startTestSite({ home: [] }, { crmWebhook }, { leads: true, deployed })
  ends.push(
    () => receiver.stop(),
    () => open.site.close(),
  )
  const post = () =>
    open.post('/api/leads', leadBody(), { 'idempotency-key': randomUUID(), traceparent: stranger })
  return { ...open, receiver, post }
}

describe('with the SDK that an operator attaches', () => {
  const exporter = new InMemorySpanExporter()
  /** Of the traces that are kept, from 0 to 1. */
  let share = 1
  const provider = new NodeTracerProvider({
    sampler: { shouldSample: (of, traceId) => new TraceIdRatioBasedSampler(share).shouldSample(of, traceId) },
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  })
  beforeAll(() => provider.register())
  beforeEach(() => {
    share = 1
    exporter.reset()
  })
  afterAll(async () => {
    await provider.shutdown()
    for (const api of [trace, context, propagation]) api.disable()
  })

  const spans = () => exporter.getFinishedSpans()
  const named = (name: string) =>
    until(() => {
      const found = spans().filter((span) => span.name === name)
      return found.length > 0 && found
    })

  it('one lead is one trace, from the request over the worker to the CRM; a stranger begins none', async () => {
    const { post } = await start()
    expect((await post()).statusCode).toBe(201)
    const traceOf = async (name: string) => (await named(name)).map((span) => span.spanContext().traceId)
    const [trace] = await traceOf('POST /api/leads')
    expect(trace).not.toBe(strangersTrace)
    expect(await traceOf('mf-test validateLead')).toEqual([trace])
    expect(await traceOf('deliver lead.created')).toEqual([trace])
    const [request] = await named('POST /api/leads')
    expect(request?.parentSpanContext).toBeUndefined()
    expect(request?.links.map((link) => link.context.traceId)).toEqual([strangersTrace])
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/leads',
      'http.response.status_code': 201,
    })
  })

  it('one page is one trace, under its declared route and without what was asked', async () => {
    const { get } = await start()
    exporter.reset()
    expect((await get(`/coisa/${person}?phone=${person}`)).statusCode).toBe(200)
    const [request] = await named('GET /coisa/:n')
    const drawn = await named('mf-test render')
    expect(drawn).toHaveLength(1)
    expect(drawn[0]?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
    const shown = spans().map(({ name, attributes, links }) => [name, attributes, links])
    expect(JSON.stringify(shown)).not.toContain(person)
  })

  it('keeps the share of traces that the SDK was asked for, whatever a stranger sends', async () => {
    share = 0
    const { post, receiver } = await start()
    expect((await post()).statusCode).toBe(201)
    await until(() => receiver.stored.size > 0)
    expect(spans()).toEqual([])
  })

  it('ends a span with the kind of its failure, without its words', async () => {
    const failing = traced('work', {}, () => Promise.reject(new TypeError(person)))
    await expect(failing).rejects.toThrow(person)
    const [span] = spans()
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR, message: 'TypeError' })
    expect(JSON.stringify([span?.attributes, span?.events])).not.toContain(person)
  })
})
