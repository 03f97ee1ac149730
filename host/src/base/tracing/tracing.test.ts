import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publish } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'
import { startReceiver } from '../../visitors/leads/delivery/testing/receiver'
import { leadBody } from '../../visitors/leads/testing/lead-server'
import type { WebhookSecrets } from '../webhooks/signature'
import { readTraceparent, traceNow, within, writeTraceparent } from './context'
import { otlpTracing } from './otlp-tracing'
import { type Span, tracingInto } from './spans'
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
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_HEADERS: 'a b' },
      'OTEL_EXPORTER_OTLP_HEADERS',
    ],
  ])('refuses %j', (env, name) => expect(() => readTracing(env)).toThrow(name))

  it('reads the standard settings', () =>
    expect(
      readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318/', OTEL_TRACES_SAMPLER_ARG: '0.1' }),
    ).toEqual({ url: 'http://a:4318/v1/traces', share: 0.1, headers: {} }))

  it('reads headers for the collector', () =>
    expect(
      readTracing({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, Other = c',
      })?.headers,
    ).toEqual({ 'api-key': 'a=b', other: 'c' }))
})

/** Tracing that keeps its spans. */
function kept(share: number) {
  const spans: Span[] = []
  const tracing = tracingInto({ take: (span) => void spans.push(span), close: async () => {} }, share)
  return { spans, tracing }
}

describe('with a collector', () => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  async function start(share = 1) {
    const { spans, tracing } = kept(share)
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
    spans.splice(0)
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
    return { ...open, spans, receiver, post }
  }

  /** A thing that never comes ends with the time of the test. */
  async function until(spans: readonly Span[], name: string) {
    while (!spans.some((span) => span.name === name)) await new Promise((resolve) => setImmediate(resolve))
  }

  it('one lead is one trace, from the request over the worker to the CRM; a stranger begins none', async () => {
    const { spans, post } = await start()
    expect((await post()).statusCode).toBe(201)
    await until(spans, 'deliver lead.created')
    const traceOf = (name: string) => spans.filter((span) => span.name === name).map(({ traceId }) => traceId)
    const [trace] = traceOf('POST /api/leads')
    expect(trace).not.toBe(strangersTrace)
    expect(traceOf('mf-test validateLead')).toEqual([trace])
    expect(traceOf('deliver lead.created')).toEqual([trace])
    const request = spans.find(({ name }) => name === 'POST /api/leads')
    expect(request?.parentSpanId).toBeUndefined()
    expect(request?.links.map(({ traceId }) => traceId)).toEqual([strangersTrace])
    expect(request?.attributes).toEqual([
      { key: 'http.request.method', value: { stringValue: 'POST' } },
      { key: 'http.route', value: { stringValue: '/api/leads' } },
      { key: 'http.response.status_code', value: { intValue: '201' } },
    ])
  })

  it('one page is one trace, under its declared route and without what was asked', async () => {
    const { spans, get } = await start()
    expect((await get(`/coisa/${person}?phone=${person}`)).statusCode).toBe(200)
    await until(spans, 'GET /coisa/:n')
    const [request] = spans.filter(({ name }) => name === 'GET /coisa/:n')
    const drawn = spans.filter(({ name }) => name === 'mf-test render')
    expect(drawn).toHaveLength(1)
    expect(drawn[0]?.parentSpanId).toBe(request?.spanId)
    expect(
      JSON.stringify(spans.map(({ name, attributes, links }) => [name, attributes, links])),
    ).not.toContain(person)
  })

  it('keeps the share of traces that was asked for, whatever a stranger says', async () => {
    const { spans, receiver, post } = await start(0)
    expect((await post()).statusCode).toBe(201)
    while (receiver.stored.size === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(spans).toEqual([])
  })

  it('tells what kind of failure ended a span, without its words', async () => {
    const { spans, tracing } = kept(1)
    const failing = traced(tracing, 'work', {}, () => Promise.reject(new TypeError(person)))
    await expect(failing).rejects.toThrow(person)
    const [span] = spans
    expect(span?.status).toEqual({ code: 2, message: 'TypeError' })
    expect(JSON.stringify(span?.attributes)).not.toContain(person)
  })

  it('does not wait long for a collector that is away', async () => {
    const tracing = otlpTracing({ url: 'http://127.0.0.1:1/v1/traces', share: 1, headers: {} }, '1.0.0')
    tracing.begin('work').end()
    await tracing.close()
  })

  it('sends what ended as the protocol says, in batches, and drops what the collector refuses', async () => {
    const heard: { headers: Record<string, unknown>; body: { resourceSpans: unknown[] } }[] = []
    const collector = createServer(async (request, response) => {
      const text = (await request.toArray()).join('')
      heard.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(heard.length === 1 ? 503 : 200).end('{}')
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    ends.push(() => new Promise((resolve) => collector.close(resolve)))
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
    const tracing = otlpTracing({ url, share: 1, headers: { 'api-key': 'abc' } }, '1.0.0')
    for (let at = 0; at < 513; at++)
      tracing.begin(`work ${at}`, { kind: 'client', facts: { share: 0.5 } }).end()
    await tracing.close()
    expect(heard).toHaveLength(2) // 512, which were refused, and one
    const { headers, body } = heard[1] ?? {}
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'api-key': 'abc' })
    expect(body?.resourceSpans).toEqual([
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'quero-poupar-host' } },
            { key: 'service.version', value: { stringValue: '1.0.0' } },
          ],
        },
        scopeSpans: [
          {
            scope: { name: 'host' },
            spans: [
              {
                traceId: expect.stringMatching(/^[\da-f]{32}$/),
                spanId: expect.stringMatching(/^[\da-f]{16}$/),
                name: 'work 512',
                kind: 3,
                startTimeUnixNano: expect.stringMatching(/^1\d{18}$/),
                endTimeUnixNano: expect.stringMatching(/^1\d{18}$/),
                attributes: [{ key: 'share', value: { doubleValue: 0.5 } }],
                links: [],
                status: {},
              },
            ],
          },
        ],
      },
    ])
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
