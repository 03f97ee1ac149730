import crypto, { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promote, rollback, startCanary, stopCanary } from 'shared-lib/deployments/switches'
import { buckets, percentileOf } from '../../pages/views/bucket'
import { publish, publishOnly, routeAt, type TestDeployment } from '../../server/testing/test-deployments'
import { sharedTestSite } from '../../server/testing/test-site'
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
/** Versions taken out for being bad, this test's among them. */
const tookOut = (reason: unknown) =>
  expect.arrayContaining([expect.objectContaining({ version: tried, reason })])
const throws = `(() => { throw new Error('não desenha') })()`

const errorLimits = { errorPercent: 2, errorTimes: 2, inpMs: 100, inpSamples: 50 }
const limits = {
  canaryLimits: { ...errorLimits, pageViews: 10 },
  failureLimits: { percent: 20, pageViews: 10 },
}
const open = sharedTestSite({ home: [] }, limits, { leads: true })
let port = 0
beforeAll(async () => {
  await open.site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (open.site.app.server.address() as AddressInfo).port
})

/** Versions of each test. */
let test = 0
let stable = ''
let tried = ''
beforeEach(async () => {
  test += 1
  stable = `${test}.0.0`
  tried = `${test}.1.0`
  await open.deploy('mf-test', stable, version(stable))
})
afterEach(async () => {
  if ((await entry())?.canary) await stopCanary(open.store, 'mf-test')
})

const entry = async () => (await open.store.registry()).entries['mf-test']

async function tryOut(percentage: number, parts = version(tried)) {
  await publishOnly(open.store, 'mf-test', tried, parts)
  await startCanary(open.store, 'mf-test', tried, percentage)
  await open.site.deployments.look()
}

const everyBucket = Array.from({ length: buckets }, (_, bucket) => bucket)
/** Number of a visitor at this percentile of the draw, or just after it. */
function bucketAt(percentile: number) {
  const found = everyBucket.find((bucket) => {
    const after = percentileOf(bucket, `mf-test@${tried}`) - percentile
    return after >= 0 && after < 0.5
  })
  return Number(found)
}
const cookieAt = (percentile: number) => ({ cookie: `qp_lot=${bucketAt(percentile)}` })
const drawnBy = async (headers: Record<string, string> = {}, path = '/coisa') =>
  /desenhado por ([\d.]+)/.exec((await open.get(path, headers)).body)?.[1]

describe('a canary at 10 %', () => {
  it('is what its tenth of the visitors see, page after page, cached or not, as document and as data', async () => {
    await tryOut(10)
    for (const _ of ['made', 'from memory'])
      for (const path of ['/coisa', '/outra', '/coisa/_payload.json?b1']) {
        expect(await drawnBy(cookieAt(5), path)).toBe(tried)
        expect(await drawnBy(cookieAt(10), path)).toBe(stable)
      }
  })

  it('gives a bucket to a visitor without one, and marks the page as private for caches', async () => {
    const { get } = open
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
    const { post, database, keys } = open
    await tryOut(10)
    const { fieldsOf } = await leadStoreOn(database, { keys })
    const checkedBy = async (headers: Record<string, string>) => {
      const answer = await post('/api/leads', leadBody(), { ...headers, 'idempotency-key': randomUUID() })
      return (await fieldsOf(answer.json().reference)).checkedBy
    }
    expect(await checkedBy(cookieAt(5))).toBe(tried)
    expect(await checkedBy(cookieAt(50))).toBe(stable)
    expect(await checkedBy({})).toBe(stable)
    const calculated = async (percentile: number) =>
      (await post('/api/calculators/sum', {}, cookieAt(percentile))).json()
    const result = { calculatedBy: tried }
    expect(await calculated(5)).toMatchObject({ version: tried, result })
    expect(await calculated(50)).toMatchObject({ version: stable })
  })
})

/** Reports of browsers for that many page views. */
const views = async (remoteVersion: string, count: number) => {
  const counted = { remote: 'mf-test', version: remoteVersion, tag: 'qp-thing', kind: 'view' }
  for (let view = 0; view < count; view++) await reportView(open, [counted], '/coisa')
}
it('draws once for a visitor whose page is kept for everybody else and not yet for the canary', async () => {
  await tryOut(10)
  const visit = async (headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/coisa`, { headers })
    return [/desenhado por ([\d.]+)/.exec(await answer.text())?.[1], answer.headers.getSetCookie().join()]
  }
  await visit(cookieAt(50))
  const draw = jest.spyOn(crypto, 'randomInt') as jest.SpyInstance
  for (const bucket of [5, 50].map(bucketAt)) draw.mockImplementationOnce(() => bucket)
  const [by, cookies] = await visit()
  draw.mockRestore()
  expect([by, cookies]).toEqual([tried, expect.stringContaining(`qp_lot=${bucketAt(5)};`)])
})

it('stops by itself a canary that throws, and gives its visitors the other version', async () => {
  const { site, get } = open
  await tryOut(10, version(tried, throws))
  for (let view = 0; view < 5; view++) {
    const { statusCode, body } = await get('/coisa', cookieAt(5))
    expect([statusCode, body.includes('class="qp-placeholder"')]).toEqual([200, true])
    expect(await drawnBy(cookieAt(50))).toBe(stable)
  }
  await views(tried, 10)
  await views(stable, 10)
  await site.guard.look()
  const reason = expect.stringContaining('errors in 50.0 % of 10 page views')
  expect(await entry()).toMatchObject({ current: stable, demoted: tookOut(reason) })
  expect((await entry())?.canary).toBeUndefined()
  expect(await drawnBy(cookieAt(5))).toBe(stable)
  const metric = `qp_version_verdicts_total{type="canary.stopped",remote="mf-test",version="${tried}"} 1`
  expect((await get('/metrics')).body).toContain(metric)
})

it('takes back a version that throws on most patterns where the last good one does not', async () => {
  const { site, store, get } = open
  const crafted = `(call.location.query ? ${throws} : { html: '<p>desenhado</p>' })`
  await publish(store, 'mf-test', tried, version(tried, crafted))
  await site.deployments.look()
  for (let view = 0; view < 10; view++)
    for (const at of ['/coisa', '/outra']) expect((await get(`${at}?n=${view}`)).statusCode).toBe(200)
  await views(tried, 12)
  for (let look = 0; look < 20 && (await entry())?.current === tried; look++) await site.guard.look()
  const reason = expect.stringContaining('on 2 of 2 patterns')
  expect(await entry()).toMatchObject({ current: stable, demoted: tookOut(reason) })
})

it('fails no request while a version is tried, grows, is everybody’s and is taken back', async () => {
  const { site, store } = open
  const agent = new Agent({ keepAlive: true })
  const ask = (headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path: '/coisa', headers, agent }, async (answer) => {
        const by = /desenhado por ([\d.]+)/.exec(await text(answer))?.[1]
        resolve(`${answer.statusCode} ${by}`)
      }).once('error', reject)
    })
  let isOver = false
  const visits = async (percentile: number) => {
    const headers = cookieAt(percentile)
    const seen: string[] = []
    while (!isOver) seen.push(await ask(headers))
    return [...seen, await ask(headers)]
  }
  const steps = [
    () => tryOut(10),
    () => startCanary(store, 'mf-test', tried, 50),
    () => promote(store, 'mf-test'),
    () => rollback(store, 'mf-test'),
  ]
  const seen = new Set<string>()
  for (const step of steps) {
    const switchOver = async () => {
      await step()
      await site.deployments.look()
      isOver = true
      return []
    }
    isOver = false
    for (const answers of await Promise.all([switchOver(), ...[5, 45, 99].map(visits)]))
      for (const answer of answers) seen.add(answer)
  }
  agent.destroy()
  expect([...seen].sort()).toEqual([`200 ${stable}`, `200 ${tried}`])
})
