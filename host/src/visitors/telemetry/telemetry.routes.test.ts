import { echo, publish, routeAt } from '../../server/testing/test-deployments'
import { startTestSite, type TestConfig, type TestSite } from '../../server/testing/test-site'
import { pageTokens } from './page-token'
import { reportView } from './testing/report-view'
import cases from './testing/telemetry.routes.json'

let open: TestSite
const routes = [routeAt('/coisa/:passo')]
const start = async (config: TestConfig = {}) => {
  const deployed = { code: echo, tags: ['qp-thing', 'qp-other'], routes } as const
  open = await startTestSite({ home: [], 'guia-da-luz': [] }, config, { deployed })
  return open
}
const close = () => open.site.close()

type Report = Record<string, unknown>

const view = { remote: 'mf-test', version: '1.0.0', tag: 'qp-thing', kind: 'view' }
const post = (payload: unknown, headers: Record<string, string> = {}) => {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return open.post('/api/telemetry', text, { 'content-type': 'text/plain;charset=UTF-8', ...headers })
}
const send = (reports: readonly Report[], page = '/coisa/um', token?: string) =>
  reportView(open, reports, page, { ...(token !== undefined && { token }) })
const metric = async (name: string) =>
  (await open.get('/metrics')).body.split('\n').filter((line) => line.startsWith(`${name}{`))
const versions = async () => (await open.get('/api/versions')).json().versions

describe('what anybody may send', () => {
  beforeAll(() => start())
  afterAll(close)

  it.each([
    ...(cases.refused as [string, unknown][]),
    ['more than a page can have', { page: '/', reports: Array(121).fill(view) }],
    ['a token beyond all sense', { page: '/', token: 'x'.repeat(401), reports: [view] }],
  ])('refuses %s', async (_, body) => {
    const answer = await post(body)
    const refused = [422, 'urn:quero-poupar:problem:invalid-telemetry']
    expect([answer.statusCode, answer.json().type]).toEqual(refused)
    expect(await versions()).toEqual([])
  })

  const whole = JSON.stringify({ page: '/', reports: [view] })
  it.each<[string, string, Record<string, string>, number]>([
    ['no JSON', '{"page":', {}, 400],
    ['members given twice', '{"page":"/","page":"/x","reports":[]}', {}, 400],
    ['a form', 'page=/', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', `{"page":"/${'x'.repeat(20_000)}"}`, {}, 413],
    ['a page of another site', whole, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await post(body, headers)).statusCode).toBe(status)
  })

  it.each([
    ...['since=ontem', 'since=2020-01-01T00:00:00Z', 'since=2999-01-01T00:00:00Z'],
    ...['hours=0', 'hours=x', 'hours=1.5', 'hours=337'],
  ])('looks back to no %s', async (asked) =>
    expect((await open.get(`/api/versions?${asked}`)).statusCode).toBe(422),
  )

  it('looks back to a moment', async () => {
    const since = new Date(Date.now() - 90_000).toISOString()
    expect((await open.get(`/api/versions?since=${since}`)).json().since).toBe(since)
  })

  const refused = async () =>
    Number(/^qp_telemetry_refused_total (\d+)$/m.exec((await open.get('/metrics')).body)?.[1])

  it.each([
    ['a version that was never published', { version: '9.9.9' }],
    ['a tag that the version does not have', { tag: 'qp-header' }],
    ['a micro-frontend that is not served', { remote: 'mf-nobody' }],
    ['another build of the shell', { remote: 'shell', tag: '', version: 'b0' }],
  ])('counts nothing of %s, and shows it in a metric', async (_, wrong) => {
    const before = await refused()
    expect((await send([{ ...view, ...wrong }])).statusCode).toBe(204)
    expect(await versions()).toEqual([])
    expect(await refused()).toBe(before + 1)
  })
})

describe('where it is counted', () => {
  beforeAll(() => start())
  afterAll(close)

  it.each([
    ['/coisa/um', '/coisa/:passo'],
    ['/coisa/:passo', '/coisa/:passo'],
    ['/guia-da-luz', 'story'],
    ['/pedido/segredo-de-alguem', 'other'],
    ['/inventado', 'other'],
  ])('knows the page %s as %s and by no other name', async (page, label) => {
    const before = new Set(await metric('qp_slot_views_total'))
    await send([view], page)
    const changed = (await metric('qp_slot_views_total')).filter((line) => !before.has(line))
    expect(changed).toEqual([expect.stringContaining(`page="${label}"`)])
  })
})

describe('what is counted', () => {
  afterEach(close)

  it('counts what a browser reports, by version, tag and route', async () => {
    await start()
    const answer = await send([
      view,
      { ...view, tag: 'qp-other' },
      { ...view, kind: 'error' },
      { ...view, kind: 'load-failure', tag: 'qp-other' },
      { ...view, kind: 'INP', value: 140 },
      { remote: 'shell', version: 'b1', tag: '', kind: 'LCP', value: 1800 },
      { remote: 'shell', version: 'b1', tag: '', kind: 'CLS', value: 0.002 },
    ])
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const place = 'remote="mf-test",version="1.0.0",tag="qp-thing",page="/coisa/:passo"'
    expect(await metric('qp_slot_views_total')).toContain(`qp_slot_views_total{${place}} 1`)
    expect(await metric('qp_slot_errors_total')).toEqual([`qp_slot_errors_total{${place}} 1`])
    expect(await metric('qp_slot_load_failures_total')).toHaveLength(1)
    expect(await metric('qp_inp_seconds_sum')).toEqual([`qp_inp_seconds_sum{${place}} 0.14`])
    expect(await metric('qp_version_page_views_total')).toEqual([
      'qp_version_page_views_total{remote="mf-test",version="1.0.0"} 1',
    ])
    const counted = { views: 1, errors: 1, loadFailures: 1 }
    const tags = { 'qp-thing': expect.objectContaining({ views: 1 }), 'qp-other': expect.anything() }
    expect(await versions()).toEqual([
      expect.objectContaining({ remote: 'mf-test', ...counted, tags }),
      expect.objectContaining({ remote: 'shell', views: 0, errors: 0, lcpP75Ms: expect.any(Number) }),
    ])
  })

  it('counts no second failure when the same page view reports more of it later', async () => {
    await start()
    const token = pageTokens(open.keys).minter([view])()
    const other = { ...view, tag: 'qp-other' }
    await send([view, other, { ...view, kind: 'error' }], '/coisa/um', token)
    await send([{ ...other, kind: 'error', again: true }], '/coisa/um', token)
    const tags = expect.objectContaining({ 'qp-other': expect.objectContaining({ errors: 1 }) })
    expect(await versions()).toEqual([expect.objectContaining({ errors: 1, tags })])
    expect(await metric('qp_version_failed_page_views_total')).toEqual([
      'qp_version_failed_page_views_total{remote="mf-test",version="1.0.0"} 1',
    ])
  })

  it('believes a version that is not served any more, and one that was just published', async () => {
    const { store, site } = await start()
    await send([{ ...view, version: '2.0.0' }])
    await publish(store, 'mf-test', '2.0.0', { code: echo, tags: ['qp-thing'], routes })
    await site.deployments.look()
    const later = Date.now() + 11_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    await send([view, { ...view, version: '2.0.0' }])
    clock.mockRestore()
    expect((await versions()).map(({ version }: { version: string }) => version)).toEqual(['1.0.0', '2.0.0'])
  })

  it('takes each page view for as many as it represents, and each failure for one', async () => {
    await start({ telemetryOneIn: 10 })
    await send([view, { ...view, kind: 'error' }])
    expect(await versions()).toEqual([expect.objectContaining({ views: 10, errors: 1 })])
  })

  it('counts and times what the server renders, and cannot render, by version', async () => {
    const { store, site, get } = await start()
    await get('/coisa/um')
    const code = 'exports.render = () => { throw new Error("no") }'
    await publish(store, 'mf-test', '2.0.0', { code, tags: ['qp-thing'], routes })
    await site.deployments.look()
    await get('/coisa/dois')
    const named = (version: string) => `remote="mf-test",version="${version}",tag="qp-thing"`
    expect(await metric('qp_slot_fallbacks_total')).toEqual([`qp_slot_fallbacks_total{${named('2.0.0')}} 1`])
    const renders = await metric('qp_slot_render_seconds_count')
    for (const outcome of [`${named('1.0.0')},outcome="ok"`, `${named('2.0.0')},outcome="failed"`])
      expect(renders).toContain(`qp_slot_render_seconds_count{${outcome}} 1`)
    expect(await versions()).toEqual([expect.objectContaining({ version: '2.0.0', errors: 1, fallbacks: 1 })])
  })

  it('shows numbers in production to holders of the token only', async () => {
    const { get } = await start({ production: true, metricsToken: 'um-segredo' })
    expect((await get('/api/versions')).statusCode).toBe(404)
    expect((await get('/api/versions', { authorization: 'Bearer outro' })).statusCode).toBe(404)
    expect((await get('/api/versions', { authorization: 'Bearer um-segredo' })).json().versions).toEqual([])
  })

  it('reports that the numbers cannot be read while the database is away', async () => {
    const { get, database } = await start()
    await database.destroy()
    expect((await get('/api/versions')).statusCode).toBe(503)
    expect((await send([view])).statusCode).toBe(204)
  })
})
