import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { routeAt } from '../../server/testing/test-deployments'
import {
  sharedTestSite,
  startTestSite,
  type TestConfig,
  type TestSite,
  testSites,
} from '../../server/testing/test-site'
import { leadBody } from '../../visitors/leads/testing/lead-server'
import { type HostDatabase, openHostDatabase } from '../database/host-database'
import { temporaryPlace } from '../database/testing/places'
import { createDatabaseCheck } from './database-check'
import type { createMetrics } from './metrics'
import { mayReadNumbers, operationsRoutes } from './operations.routes'
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
  const deployed = { code: '', tags: ['qp-thing'] } as const
  const shared = sharedTestSite({ home: [] }, {}, { deployed })
  const { start } = testSites((config: TestConfig = {}, leads?: boolean) =>
    startTestSite({ home: [] }, config, { deployed, leads }),
  )

  async function expectReadyForPages({ get }: TestSite) {
    const ready = await get('/ready')
    const checks = { deployments: true, content: true, database: false }
    expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true, checks }])
    expect((await get('/metrics')).body).toContain('qp_database_up 0')
    expect((await get('/health')).statusCode).toBe(200)
  }

  it.each<[string, (database: HostDatabase) => Promise<unknown>]>([
    ['takes no writes', (database) => sql`pragma query_only=1`.execute(database)],
    ['is damaged', damage],
  ])('stays ready for pages, and reports it, while its database %s', async (_, harm) => {
    const site = await start()
    await harm(site.database)
    await expectReadyForPages(site)
  })

  it('stays ready for pages, draws them and refuses leads with a next step while its database is away', async () => {
    const site = await start({}, true)
    const { get, post, database, deploy } = site
    const code = `exports.render = () => ({ html: '' })
      exports.validateLead = ({ body }) => ({ lead: body })`
    await deploy('mf-test', '1.0.1', { code, tags: ['qp-thing'], leads: ['energy'] })
    await database.destroy()
    await expectReadyForPages(site)
    for (const _ of ['at once', 'again']) {
      expect((await get('/')).statusCode).toBe(200)
      expect((await get('/ready')).statusCode).toBe(200)
      const answer = await post('/api/leads', leadBody(), { 'idempotency-key': randomUUID() })
      expect(answer.statusCode).toBe(503)
      expect(answer.json().nextStep).toMatch(/Tenta de novo/)
    }
  })

  it('reports that it is not ready for a while before it closes', async () => {
    const { get, site } = await start({ shutdownDelayMs: 200 })
    const closing = site.close()
    const answer = await get('/ready')
    expect([answer.statusCode, answer.json().draining]).toEqual([503, true])
    await closing
  })

  it('counts requests by route and never by address', async () => {
    const { get } = shared
    await get(`/pedido/${secret}`)
    await get('/nada?phone=912345678')
    const text = (await get('/metrics')).body
    const route = 'method="GET",route="/pedido/:secret",status="404"'
    expect(text).toContain(`qp_http_request_seconds_count{${route}} 1`)
    expect(text).toContain('qp_database_up 1')
    expect(text).toContain('qp_outbox_messages{state="waiting"} 0')
    expect(text).not.toContain(secret)
    expect(text).not.toContain('912345678')
  })

  it('distinguishes journeys by their declared routes, and counts data of a page with the page', async () => {
    const { get, deploy } = shared
    const routes = [routeAt('/energia/simular/:step', { layout: 'funnel', params: { step: ['a'] } })]
    await deploy('mf-test', '1.0.1', { code: '', tags: ['qp-thing'], routes })
    await get('/energia/simular/a?consumption=3000')
    await get('/energia/simular/a/_payload.json')
    await get('/energia/simular/secret-912345678')
    const text = (await get('/metrics')).body
    const route = /seconds_count\{method="GET",route="\/energia\/simular\/:step",status="\d+"\} 2/
    expect(text).toMatch(route)
    expect(text).toContain('route="/*",status="404"')
    expect(text).not.toContain('912345678')
  })

  it('counts the deployed figures by their standing today', async () => {
    const { get, deploy } = shared
    expect((await get('/metrics')).body).toContain('qp_figures{standing="lapsed"} 0')
    const figures = ['2026-01-31', undefined].map((to, at) => ({
      id: `pay.${at}`,
      topic: 'Ordenado',
      name: 'Valor',
      unit: 'eur',
      reviewed: '2026-01-01',
      reviewBy: '2999-01-31',
      values: [{ from: '2026-01-01', ...(to && { to }), source: 'Diário', lines: [], version: 'v' }],
    }))
    await deploy('mf-test', '1.0.2', { code: '', tags: ['qp-thing'], figures })
    const text = (await get('/metrics')).body
    expect(text).toContain('qp_figures{standing="lapsed"} 1')
    expect(text).toContain('qp_figures{standing="fresh"} 1')
  })

  it('shows its numbers in production to holders of the token only, and nothing without one', async () => {
    const { get } = await start({ production: true, metricsToken: 'um-segredo' })
    const asked = async (token: string) =>
      (await get('/metrics', { authorization: `Bearer ${token}` })).statusCode
    expect((await get('/metrics')).statusCode).toBe(404)
    expect([await asked('outro'), await asked('um-segredo')]).toEqual([404, 200])
    const withoutToken = { metricsToken: undefined, production: true }
    expect(mayReadNumbers(withoutToken)('Bearer undefined')).toBe(false)
  })

  it('keeps the id that a balancer gave to a request, and gives one itself', async () => {
    const { get } = shared
    const idOf = async (headers = {}) => (await get('/health', headers)).headers['x-request-id']
    expect(await idOf({ 'x-request-id': 'balancer-0001' })).toBe('balancer-0001')
    expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/)
  })
})

it.each(['short', 'x'.repeat(65), 'com espaço', 'a\nb-injected', ''])(
  'takes no request id like %j',
  (given) => expect(requestId({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/),
)

describe('with a clock', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  it('asks a database again a second later', async () => {
    const database = await openHostDatabase(await temporaryPlace('embedded'))
    const isUp = createDatabaseCheck(database)
    expect(await isUp()).toBe(true)
    await database.destroy()
    expect(await isUp()).toBe(true)
    await jest.advanceTimersByTimeAsync(999)
    expect(await isUp()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(await isUp()).toBe(false)
  })

  it('is not ready when a check throws, or takes too long', async () => {
    const app = Fastify()
    const checks = {
      throwing: () => {
        throw new Error('away')
      },
      hanging: () => new Promise<boolean>(() => {}),
      well: () => true,
    }
    const metrics = { requested: () => {} } as unknown as ReturnType<typeof createMetrics>
    operationsRoutes(app, { metrics, metricsToken: undefined, production: false, checks })
    await app.ready()
    const asked = app.inject('/ready')
    await jest.advanceTimersByTimeAsync(1000)
    const answer = await asked
    expect(answer.statusCode).toBe(503)
    expect(answer.json().checks).toEqual({ throwing: false, hanging: false, well: true })
  })
})
