import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Registry } from 'prom-client'
import { createMetrics } from '../../base/operations/metrics'
import { verdictCounter } from '../../remotes/deployments/guard/open-guard'
import { echo, routeAt } from '../../server/testing/test-deployments'
import { sharedTestSite } from '../../server/testing/test-site'
import { pageTokens } from './page-token'
import { telemetryMetrics } from './telemetry-metrics'

const docs = path.resolve(__dirname, '../../../../docs')
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8')
const contract = read('contracts/telemetry.md')
const examples = (name: string) =>
  [...contract.matchAll(/```json (\w+)\n([^`]+)```/g)]
    .filter(([, kind]) => kind === name)
    .map(([, , text = '']) => text)

describe('the examples of the contract', () => {
  const open = sharedTestSite({ home: [] })
  const routes = [routeAt('/energia/simular/:step', { widget: 'qp-energy-funnel' })]
  beforeAll(() => open.deploy('mf-energy', '1.4.0', { code: echo, tags: ['qp-energy-funnel'], routes }))

  const send = (payload: string) =>
    open.post('/api/telemetry', payload, { 'content-type': 'text/plain;charset=UTF-8' })

  it('are taken, refused and answered as it states', async () => {
    expect(examples('refused')).toHaveLength(2)
    for (const example of examples('refused')) expect((await send(example)).statusCode).toBe(422)
    const [report = ''] = examples('report')
    const shown = [
      { remote: 'mf-energy', version: '1.4.0' },
      { remote: 'shell', version: 'b1' },
    ]
    const token = pageTokens(open.keys).minter(shown)()
    expect(JSON.parse(report).token).toHaveLength(token.length)
    expect((await send(JSON.stringify({ ...JSON.parse(report), token }))).statusCode).toBe(204)
    const [version = ''] = examples('versions')
    expect((await open.get('/api/versions?hours=24')).json().versions).toContainEqual(JSON.parse(version))
    expect((await open.get('/metrics')).body).toContain('page="/energia/simular/:step"')
  })
})

describe('every number', () => {
  const metrics = createMetrics(async () => ({ waiting: 0, dead: 0, oldestWaiting: null }))
  const { registry } = metrics
  metrics.figures(() => [])
  telemetryMetrics(registry as Registry)
  verdictCounter(registry)
  const exported = new Set(registry.getMetricsAsArray().map(({ name }) => name))
  const namedIn = (file: string) =>
    [...new Set(read(file).match(/\bqp_\w+/g))].map((name) => name.replace(/_(bucket|count|sum)$/, ''))

  it.each([
    ...['dashboards/micro-frontends.json', 'dashboards/alerts.yml', 'dashboards/alerts.test.yml'],
    'contracts/telemetry.md',
  ])('that %s names is exported by the host', (file) => {
    const names = namedIn(file).filter((name) => name !== 'qp_')
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(exported).toContain(name)
  })

  it('alerts no operator over a host before it lasted', () => {
    const [, hosts = ''] = read('dashboards/alerts.yml').split('name: hosts')
    const rules = hosts.split('- alert: ').slice(1)
    expect(rules.length).toBeGreaterThan(4)
    for (const rule of rules) expect(rule).toMatch(/\n +for: \d+m\n/)
    const tried = read('dashboards/alerts.test.yml')
    for (const rule of rules) expect(tried).toContain(`alertname: ${rule.split('\n', 1)[0]}`)
  })

  it('of a slot or a version is on the dashboard', () => {
    const shown = new Set(namedIn('dashboards/micro-frontends.json'))
    const own = new Registry()
    telemetryMetrics(own)
    for (const { name } of own.getMetricsAsArray()) expect(shown).toContain(name)
  })

  it('of the dashboard is in an expression that is closed, on a place of its own', () => {
    const { panels } = JSON.parse(read('dashboards/micro-frontends.json'))
    type Panel = { gridPos: { x: number; y: number } }
    const places = new Set(panels.map(({ gridPos: { x, y } }: Panel) => `${x} ${y}`))
    expect(places.size).toBe(panels.length)
    for (const { targets } of panels)
      for (const { expr } of targets)
        for (const [open, close] of ['()', '{}', '[]'])
          expect(expr.split(open)).toHaveLength(expr.split(close).length)
  })
})
