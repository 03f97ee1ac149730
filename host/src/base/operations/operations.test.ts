import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { publish } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'
import { leadBody } from '../../visitors/leads/testing/lead-server'
import type { HostDatabase } from '../database/host-database'
import type { createMetrics } from './metrics'
import { operationsRoutes } from './operations.routes'
import { requestId } from './request-id'

const secret = 'A'.repeat(43)

/** Overwrites everything but the first page of the file, as it is on the disk and in memory. */
async function damage(database: HostDatabase) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database)
  await sql`pragma wal_checkpoint(truncate)`.execute(database)
  const bytes = readFileSync(rows[0]?.file ?? '')
  writeFileSync(rows[0]?.file ?? '', bytes.fill(0x5a, 4096))
  await sql`pragma shrink_memory`.execute(database)
}

describe('the whole site', () => {
  let open: Awaited<ReturnType<typeof startTestSite>>
  const start = async (config: Parameters<typeof startTestSite>[1] = {}) => {
    open = await startTestSite({ home: [] }, config)
    await open.deploy('mf-test', '1.0.0', { code: '', tags: ['qp-thing'] })
    return open
  }
  afterEach(() => open.site.close())

  it.each<[string, (database: HostDatabase) => Promise<unknown>]>([
    ['is away', (database) => database.destroy()],
    ['takes no writes', (database) => sql`pragma query_only=1`.execute(database)],
    ['is damaged', damage],
  ])('stays ready for pages, and reports it, while its database %s', async (_, harm) => {
    const { get, database } = await start()
    expect((await get('/ready')).json()).toMatchObject({ checks: { database: true } })
    await harm(database)
    await pause(1_100) // an answer is kept for a second
    const ready = await get('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { ok: true, checks: { deployments: true, content: true, database: false } },
    ])
    expect((await get('/metrics')).body).toContain('qp_database_up 0')
    expect((await get('/health')).statusCode).toBe(200)
  })

  it('draws pages and refuses leads with a next step while its database is away', async () => {
    open = await startTestSite({ home: [] }, {}, { leads: true })
    const { get, site, database, store } = open
    const code = `exports.render = () => ({ html: '' })
      exports.validateLead = ({ body }) => ({ lead: body })`
    await publish(store, 'mf-test', '1.0.0', { code, tags: ['qp-thing'], leads: ['energy'] })
    await site.deployments.look()
    await database.destroy()
    const lead = () =>
      site.app.inject({
        ...{ method: 'POST', url: '/api/leads', payload: leadBody() },
        headers: { 'idempotency-key': randomUUID() },
      })
    for (const _ of ['at once', 'again']) {
      expect((await get('/')).statusCode).toBe(200)
      expect((await get('/ready')).statusCode).toBe(200)
      const answer = await lead()
      expect([answer.statusCode, answer.json().nextStep]).toEqual([
        503,
        expect.stringMatching(/Tenta de novo/),
      ])
    }
  })

  it('says that it is not ready for a while before it closes', async () => {
    const { get, site } = await start({ shutdownDelayMs: 200 })
    const closing = site.close()
    const answer = await get('/ready')
    expect([answer.statusCode, answer.json().draining]).toEqual([503, true])
    await closing
  })

  it('counts requests by route and never by address', async () => {
    const { get } = await start()
    await get(`/pedido/${secret}`)
    await get('/nada?phone=912345678')
    const text = (await get('/metrics')).body
    expect(text).toMatch(
      /qp_http_request_seconds_count\{method="GET",route="\/pedido\/:secret",status="404"\} 1/,
    )
    expect(text).toContain('qp_database_up 1')
    expect(text).toContain('qp_outbox_messages{state="waiting"} 0')
    expect(text).not.toContain(secret)
    expect(text).not.toContain('912345678')
  })

  it('tells journeys apart by their declared routes, and data of a page from nothing else', async () => {
    const { get, store, site } = await start()
    const routes = [
      {
        path: '/energia/simular/:step',
        title: 'Energia',
        description: 'Energia',
        widget: 'qp-thing' as const,
        layout: 'funnel' as const,
        params: { step: ['a'] },
      },
    ]
    await publish(store, 'mf-test', '1.0.1', { code: '', tags: ['qp-thing'], routes })
    await site.deployments.look()
    await get('/energia/simular/a?consumption=3000')
    await get('/energia/simular/a/_payload.json')
    await get('/energia/simular/secret-912345678')
    const text = (await get('/metrics')).body
    expect(text).toMatch(
      /qp_http_request_seconds_count\{method="GET",route="\/energia\/simular\/:step",status="\d+"\} 2/,
    )
    expect(text).toContain('route="/*",status="404"')
    expect(text).not.toContain('912345678')
  })

  it('counts the deployed figures by their standing today', async () => {
    const { get, store, site } = await start()
    expect((await get('/metrics')).body).toContain('qp_figures{standing="lapsed"} 0')
    const figures = ['2026-01-31', undefined].map((to, at) => ({
      ...{ id: `pay.${at}`, topic: 'Ordenado', name: 'Valor', unit: 'eur', reviewed: '2026-01-01' },
      reviewBy: '2999-01-31',
      values: [{ from: '2026-01-01', ...(to && { to }), source: 'Diário', lines: [], version: 'v' }],
    }))
    await publish(store, 'mf-test', '1.0.1', { code: '', tags: ['qp-thing'], figures })
    await site.deployments.look()
    const text = (await get('/metrics')).body
    expect(text).toContain('qp_figures{standing="lapsed"} 1')
    expect(text).toContain('qp_figures{standing="fresh"} 1')
  })

  it('shows its numbers in production to who has the token only', async () => {
    const { get } = await start({ production: true, metricsToken: 'um-segredo' })
    expect((await get('/metrics')).statusCode).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer outro' })).statusCode).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer um-segredo' })).statusCode).toBe(200)
  })

  it('shows nothing in production without a token', async () => {
    const { get } = await start({ production: true })
    expect((await get('/metrics', { authorization: 'Bearer undefined' })).statusCode).toBe(404)
  })

  it('keeps the id that a balancer gave to a request, and gives one itself', async () => {
    const { get } = await start()
    expect((await get('/health', { 'x-request-id': 'balancer-0001' })).headers['x-request-id']).toBe(
      'balancer-0001',
    )
    expect((await get('/health')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

it.each(['short', 'x'.repeat(65), 'com espaço', 'a\nb-injected', ''])(
  'takes no request id like %j',
  (given) => expect(requestId({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/),
)

it('is not ready when a check throws, or takes too long', async () => {
  const app = Fastify()
  const checks = {
    throwing: () => {
      throw new Error('away')
    },
    hanging: () => new Promise<boolean>(() => {}),
    well: () => true,
  }
  const metrics = {} as ReturnType<typeof createMetrics>
  operationsRoutes(app, {
    metrics: { ...metrics, requested: () => {} },
    metricsToken: undefined,
    production: false,
    checks,
  })
  const answer = await app.inject('/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().checks).toEqual({ throwing: false, hanging: false, well: true })
})
