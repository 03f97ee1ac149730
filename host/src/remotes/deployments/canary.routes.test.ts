import crypto, { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promote, rollback, startCanary } from 'shared-lib/deployments/switches'
import { buckets, percentileOf } from '../../pages/views/bucket'
import { publish, publishOnly, routeAt, type TestDeployment } from '../../server/testing/test-deployments'
import { startTestSite, type TestConfig, testSites } from '../../server/testing/test-site'
import { leadStoreOn } from '../../visitors/leads/leads.store'
import { leadBody } from '../../visitors/leads/testing/lead-server'
import { reportView } from '../../visitors/telemetry/testing/report-view'

const routes = ['/coisa', '/outra'].map((path) => routeAt(path, { query: ['n'] }))
const sum = { title: 'Soma', description: '', input: { type: 'object' }, output: {}, examples: [] }

/** Every answer names the version that gave it. */
const version = (name: string, render = `({ html: '<p>desenhado por ${name}</p>' })`): TestDeployment => ({
  code: `exports.render = (call) => call.tag === 'qp-thing' ? ${render} : { html: '' }
    exports.validateLead = ({ body }) => ({ lead: { ...body, checkedBy: '${name}' } })
    exports.calculate = () => ({ result: { calculatedBy: '${name}' } })`,
  tags: ['qp-thing'],
  routes,
  leads: ['energy'],
  calculators: { sum },
})
const throws = `(() => { throw new Error('não desenha') })()`

const { open, start } = testSites((config: TestConfig = {}) =>
  startTestSite({ home: [] }, config, { leads: true, deployed: version('1.0.0') }),
)

async function tryOut(percentage: number, parts = version('2.0.0')) {
  await publishOnly(open.store, 'mf-test', '2.0.0', parts)
  await startCanary(open.store, 'mf-test', '2.0.0', percentage)
  await open.site.deployments.look()
}

const draws = Array.from({ length: buckets }, (_, bucket) => {
  return { bucket, at: percentileOf(bucket, 'mf-test@2.0.0') }
}).sort((one, other) => one.at - other.at)
/** Cookie of a visitor at this percentile of the draw, or just after it. */
const cookieAt = (percentile: number) => ({
  cookie: `qp_lot=${draws.find(({ at }) => at >= percentile)?.bucket}`,
})
const drawnBy = async (headers: Record<string, string> = {}, path = '/coisa') =>
  /desenhado por ([\d.]+)/.exec((await open.get(path, headers)).body)?.[1]

describe('a canary at 10 %', () => {
  it('is what its tenth of the visitors see, page after page, cached or not, as document and as data', async () => {
    await start()
    await tryOut(10)
    for (const _ of ['made', 'from memory'])
      for (const path of ['/coisa', '/outra', '/coisa/_payload.json?b1']) {
        expect(await drawnBy(cookieAt(5), path)).toBe('2.0.0')
        expect(await drawnBy(cookieAt(10), path)).toBe('1.0.0')
      }
  })

  it('gives a bucket to a visitor without one, and marks the page as private for caches', async () => {
    const { get } = await start()
    expect((await get('/coisa')).headers['set-cookie']).not.toContain('qp_lot')
    await tryOut(10)
    for (const _ of ['made', 'from memory']) {
      const { headers } = await get('/coisa')
      expect(String(headers['set-cookie'])).toMatch(/qp_lot=\d+/)
      expect(headers['cache-control']).toMatch(/^private/)
    }
    expect((await get('/coisa', cookieAt(50))).headers['cache-control']).toMatch(/^public/)
    expect((await get('/coisa', cookieAt(5))).headers['cache-control']).toMatch(/^private/)
  })

  it('checks the leads and answers the calculations of its own pages', async () => {
    const { post, database, keys } = await start()
    await tryOut(10)
    const { fieldsOf } = await leadStoreOn(database, { keys })
    const checkedBy = async (headers: Record<string, string>) => {
      const answer = await post('/api/leads', leadBody(), { ...headers, 'idempotency-key': randomUUID() })
      return (await fieldsOf(answer.json().reference)).checkedBy
    }
    expect(await checkedBy(cookieAt(5))).toBe('2.0.0')
    expect(await checkedBy(cookieAt(50))).toBe('1.0.0')
    expect(await checkedBy({})).toBe('1.0.0')
    const calculated = async (percentile: number) =>
      (await post('/api/calculators/sum', {}, cookieAt(percentile))).json()
    const result = { calculatedBy: '2.0.0' }
    expect(await calculated(5)).toMatchObject({ version: '2.0.0', result })
    expect(await calculated(50)).toMatchObject({ version: '1.0.0' })
  })
})

/** Reports of browsers for that many page views. */
const views = async (remoteVersion: string, count: number) => {
  const counted = { remote: 'mf-test', version: remoteVersion, tag: 'qp-thing', kind: 'view' }
  for (let view = 0; view < count; view++) await reportView(open, [counted], '/coisa')
}
const limits = { canaryLimits: { errorPercent: 2, errorTimes: 2, pageViews: 20, inpMs: 100, inpSamples: 50 } }
const entry = async () => (await open.store.registry()).entries['mf-test']

it('draws once for a visitor whose page is kept for everybody else and not yet for the canary', async () => {
  const { site } = await start()
  await tryOut(10)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const visit = async (headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/coisa`, { headers })
    return [/desenhado por ([\d.]+)/.exec(await answer.text())?.[1], answer.headers.getSetCookie().join()]
  }
  await visit(cookieAt(50))
  const bucketAt = (percentile: number) => Number(cookieAt(percentile).cookie.slice('qp_lot='.length))
  const draw = jest.spyOn(crypto, 'randomInt') as jest.SpyInstance
  for (const percentile of [5, 50]) draw.mockImplementationOnce(() => bucketAt(percentile))
  const [by, cookies] = await visit()
  draw.mockRestore()
  expect([by, cookies]).toEqual(['2.0.0', expect.stringContaining(`qp_lot=${bucketAt(5)};`)])
})

it('stops by itself a canary that throws, and gives its visitors the other version', async () => {
  const { site, get } = await start(limits)
  await tryOut(10, version('2.0.0', throws))
  for (let view = 0; view < 10; view++) {
    const { statusCode, body } = await get('/coisa', cookieAt(5))
    expect([statusCode, body.includes('class="qp-placeholder"')]).toEqual([200, true])
    expect(await drawnBy(cookieAt(50))).toBe('1.0.0')
  }
  await views('2.0.0', 20)
  await views('1.0.0', 20)
  await site.guard.look()
  const reason = expect.stringContaining('errors in 50.0 % of 20 page views')
  expect(await entry()).toMatchObject({ current: '1.0.0', demoted: [{ version: '2.0.0', reason }] })
  expect((await entry())?.canary).toBeUndefined()
  expect(await drawnBy(cookieAt(5))).toBe('1.0.0')
  const metric = 'qp_version_verdicts_total{type="canary.stopped",remote="mf-test",version="2.0.0"} 1'
  expect((await get('/metrics')).body).toContain(metric)
})

it('takes back a version that throws on most patterns where the last good one does not', async () => {
  const { site, store, get } = await start({ failureLimits: { percent: 20, pageViews: 20 } })
  const crafted = `(call.location.query ? ${throws} : { html: '<p>desenhado</p>' })`
  await publish(store, 'mf-test', '2.0.0', version('2.0.0', crafted))
  await site.deployments.look()
  for (let view = 0; view < 40; view++)
    for (const at of ['/coisa', '/outra']) expect((await get(`${at}?n=${view}`)).statusCode).toBe(200)
  await views('2.0.0', 50)
  for (let look = 0; look < 20 && (await entry())?.current === '2.0.0'; look++) await site.guard.look()
  const reason = expect.stringContaining('on 2 of 2 patterns')
  expect(await entry()).toMatchObject({ current: '1.0.0', demoted: [{ version: '2.0.0', reason }] })
})

it('fails no request while a version is tried, grows, is everybody’s and is taken back', async () => {
  const { site, store } = await start()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path: '/coisa', headers, agent }, async (answer) => {
        const by = /desenhado por ([\d.]+)/.exec(await text(answer))?.[1]
        resolve(`${answer.statusCode} ${by}`)
      }).once('error', reject)
    })
  const visits = async (percentile: number) => {
    const seen: string[] = []
    for (let visit = 0; visit < 25; visit++) seen.push(await ask(cookieAt(percentile)))
    return seen
  }
  const steps = [
    () => tryOut(10),
    () => startCanary(store, 'mf-test', '2.0.0', 50),
    () => promote(store, 'mf-test'),
    () => rollback(store, 'mf-test'),
  ]
  const seen = new Set<string>()
  for (const step of steps) {
    const switchOver = async () => {
      await step()
      await site.deployments.look()
      return []
    }
    for (const answers of await Promise.all([switchOver(), ...[5, 15, 45, 60, 99].map(visits)]))
      for (const answer of answers) seen.add(answer)
  }
  agent.destroy()
  expect([...seen].sort()).toEqual(['200 1.0.0', '200 2.0.0'])
})
