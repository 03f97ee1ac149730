import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { startReceiver } from '../leads/delivery/testing/receiver'
import { leadBody } from '../leads/testing/lead-server'
import { publish, startTestSite } from '../server/testing/test-site'
import type { WebhookSecrets } from '../webhooks/signature'
import { readTraceparent, traceNow, within, writeTraceparent } from './context'
import { otlpTracing, tracingInto } from './otlp-tracing'
import { traced } from './tracing'
import { openTracing, readTracing } from './tracing-config'

const stranger = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const strangersTrace = '0af7651916cd43dd8448eb211c80319c'
const person = '912345678'

describe('a traceparent', () => {
  it('is read and written as W3C says', () => {
    const ids = readTraceparent(stranger)
    expect(ids).toEqual({ traceId: strangersTrace, spanId: 'b7ad6b7169203331', traceFlags: 1 })
    expect(ids && writeTraceparent(ids)).toBe(stranger)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(10_000)],
    ['capitals', stranger.toUpperCase()],
    ['more behind it', `${stranger}-more`],
    ['no trace', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['no span', `00-${strangersTrace}-${'0'.repeat(16)}-01`],
    ['another version', `ff-${strangersTrace}-b7ad6b7169203331-01`],
  ])('is not %s', (_, text) => expect(readTraceparent(text)).toBeUndefined())
})

describe('where nobody asked for traces', () => {
  it('opens and does nothing', async () => {
    expect(readTracing({})).toBeUndefined()
    expect(await openTracing(undefined, '1')).toBeUndefined()
    expect(await traced(undefined, 'x', {}, async () => traceNow())).toBeUndefined()
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('refuses %j', (env, name) => expect(() => readTracing(env)).toThrow(name))

  it('reads the standard settings', () =>
    expect(
      readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318/', OTEL_TRACES_SAMPLER_ARG: '0.1' }),
    ).toEqual({ url: 'http://a:4318/v1/traces', share: 0.1 }))
})

describe('with a collector', () => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  async function start(share = 1) {
    const exporter = new InMemorySpanExporter()
    const tracing = tracingInto(new SimpleSpanProcessor({ exporter }), share, '1.0.0')
    const secrets: WebhookSecrets = [randomBytes(32)]
    const receiver = await startReceiver(secrets)
    const open = await startTestSite(
      { home: [] },
      { crmWebhook: { url: receiver.url, secrets } },
      { leads: true, tracing },
    )
    ends.push(
      () => receiver.stop(),
      () => open.site.close(),
    )
    await publish(open.store, 'mf-test', '1.0.0', {
      code: `exports.validateLead = ({ body }) => ({ lead: body })
        exports.render = () => ({ html: '<p>coisa</p>' })`,
      tags: ['qp-thing'],
      routes: [{ path: '/coisa/:n', widget: 'qp-thing', layout: 'default', title: 'Coisa', description: '' }],
      leads: ['energy'],
    })
    await open.site.deployments.look()
    exporter.reset()
    const post = () =>
      open.site.app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          traceparent: stranger,
        },
        payload: JSON.stringify(leadBody()),
      })
    return { ...open, exporter, receiver, post }
  }

  /** What never comes ends with the time of the test. */
  async function spansOf(exporter: InMemorySpanExporter, name: string) {
    while (!exporter.getFinishedSpans().some((span) => span.name === name))
      await new Promise((resolve) => setImmediate(resolve))
    return exporter.getFinishedSpans()
  }

  it('one lead is one trace, from the request over the worker to the CRM; a stranger begins none', async () => {
    const { exporter, post } = await start()
    expect((await post()).statusCode).toBe(201)
    const spans = await spansOf(exporter, 'deliver lead.created')
    const traceOf = (name: string) =>
      spans.filter((span) => span.name === name).map((span) => span.spanContext().traceId)
    const [trace] = traceOf('POST /api/leads')
    expect(trace).not.toBe(strangersTrace)
    expect(traceOf('mf-test validateLead')).toEqual([trace])
    expect(traceOf('deliver lead.created')).toEqual([trace])
    const request = spans.find(({ name }) => name === 'POST /api/leads')
    expect(request?.parentSpanContext).toBeUndefined()
    expect(request?.links.map(({ context }) => context.traceId)).toEqual([strangersTrace])
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/leads',
      'http.response.status_code': 201,
    })
  })

  it('one page is one trace, under its declared route and without what was asked', async () => {
    const { exporter, get } = await start()
    expect((await get(`/coisa/${person}?phone=${person}`)).statusCode).toBe(200)
    const spans = await spansOf(exporter, 'GET /coisa/:n')
    const [request] = spans.filter(({ name }) => name === 'GET /coisa/:n')
    const drawn = spans.filter(({ name }) => name === 'mf-test render')
    expect(drawn).toHaveLength(1)
    expect(drawn[0]?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
    expect(
      JSON.stringify(spans.map(({ name, attributes, links }) => [name, attributes, links])),
    ).not.toContain(person)
  })

  it('keeps the share of traces that was asked for, whatever a stranger says', async () => {
    const { exporter, receiver, post } = await start(0)
    expect((await post()).statusCode).toBe(201)
    while (receiver.stored.size === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(exporter.getFinishedSpans()).toEqual([])
  })

  it('tells what kind of failure ended a span, without its words', async () => {
    const exporter = new InMemorySpanExporter()
    const tracing = tracingInto(new SimpleSpanProcessor({ exporter }), 1, '1.0.0')
    const failing = traced(tracing, 'work', {}, () => Promise.reject(new TypeError(person)))
    await expect(failing).rejects.toThrow(person)
    const [span] = exporter.getFinishedSpans()
    expect(span?.status.message).toBe('TypeError')
    expect(JSON.stringify(span?.attributes)).not.toContain(person)
  })

  it('does not wait long for a collector that is away', async () => {
    const tracing = otlpTracing({ url: 'http://127.0.0.1:1/v1/traces', share: 1 }, '1.0.0')
    tracing.begin('work').end()
    await tracing.close()
  })

  it('keeps what runs side by side apart', async () => {
    const seen = await Promise.all(
      ['a', 'b'].map((name) =>
        within(name, async () => {
          await once(process, 'nothing', { signal: AbortSignal.timeout(1) }).catch(() => {})
          return traceNow()
        }),
      ),
    )
    expect(seen).toEqual(['a', 'b'])
    expect(traceNow()).toBeUndefined()
  })
})
