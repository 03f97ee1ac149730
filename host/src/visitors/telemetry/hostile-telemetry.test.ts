import type { IncomingHttpHeaders } from 'node:http'
import { startCanary } from 'shared-lib/deployments/switches'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { until } from '../../base/testing/until'
import { echo, publish, publishOnly, routeAt } from '../../server/testing/test-deployments'
import { startTestSite, type TestSite } from '../../server/testing/test-site'
import { testKey } from '../leads/testing/lead-server'
import { pageTokens } from './page-token'
import { reportView, type Sender, type SentReport } from './testing/report-view'

const parts = { code: echo, tags: ['qp-thing'], routes: [routeAt('/coisa')] } as const
const version = { stable: '1.0.0', canary: '2.0.0' }
const verdictNetworks = 3
/** Verdicts after as few page views as can show them. */
const limits = {
  canaryLimits: { errorPercent: 2, errorTimes: 2, pageViews: 12, inpMs: 100, inpSamples: 8 },
  failureLimits: { percent: 20, pageViews: 12 },
}
/** Clients of an attack, each in several ways. */
const attackers = isDeepRun ? 400 : 12
/** Page views of one client, some of them over its limit. */
const greedy = isDeepRun ? 400 : 65
/** Enough page views for a verdict. */
const enough = 16

let open: TestSite
async function begin() {
  open = await startTestSite({ home: [] }, { ...limits, verdictNetworks, trustProxy: 1 })
  await publish(open.store, 'mf-test', '0.9.0', parts)
  await publish(open.store, 'mf-test', version.stable, parts)
  await publishOnly(open.store, 'mf-test', version.canary, parts)
  await startCanary(open.store, 'mf-test', version.canary, 50)
  await open.site.deployments.look()
}
const end = () => open.site.close()

const slot = (of: string) => ({ remote: 'mf-test', version: of, tag: 'qp-thing' })
const fine = (of: string): SentReport[] => [
  { ...slot(of), kind: 'view' },
  { ...slot(of), kind: 'INP', value: 40 },
]
const broken = (of: string): SentReport[] => [
  { ...slot(of), kind: 'view' },
  { ...slot(of), kind: 'error' },
  { ...slot(of), kind: 'INP', value: 4000 },
]
const send = (reports: readonly SentReport[], sender: Sender = {}) =>
  reportView(open, reports, '/coisa', sender)
const tokenOfAnswer = ({ 'server-timing': timing }: IncomingHttpHeaders | Record<string, unknown>) =>
  /view;desc="([\w-]+)"/.exec(String(timing))?.[1]
const numbersOf = async (of: string): Promise<{ views: number; errors: number } | undefined> =>
  (await open.get('/api/versions')).json().versions.find((one: { version: string }) => one.version === of)
const uncounted = async (why: string) => {
  const counted = new RegExp(`qp_telemetry_uncounted_total\\{why="${why}"\\} (\\d+)`)
  return Number(counted.exec((await open.get('/metrics')).body)?.[1] ?? 0)
}
/** People at home, each in a network of their own. */
const home = (at: number) => `2a01:${(at >> 8).toString(16)}:${(at & 255).toString(16)}::1`
async function crowd(people: number, sent: (at: number) => SentReport[], from = home) {
  for (let at = 0; at < people; at++) expect((await send(sent(at), { from: from(at) })).statusCode).toBe(204)
}
const unchanged = async (before: unknown) => {
  await open.site.guard.look()
  expect((await open.store.registry()).entries).toEqual(before)
}
const entries = async () => (await open.store.registry()).entries

describe('the token that a page reports with', () => {
  beforeAll(begin)
  afterAll(end)

  it('is given out with each answer and kept with none, and no page of it is the same twice', async () => {
    const same = { cookie: 'qp_lot=7' } // of one visitor: the other half is shown another version
    const first = await open.get('/coisa', same)
    const { etag = '' } = first.headers
    const again = await open.get('/coisa', { ...same, 'if-none-match': String(etag) })
    const data = await open.get('/coisa/_payload.json?b1', same)
    expect([first, again, data].map(({ statusCode }) => statusCode)).toEqual([200, 304, 200])
    const tokens = [first, again, data].map(({ headers }) => tokenOfAnswer(headers))
    expect(tokens).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    expect(new Set(tokens).size).toBe(3)
    for (const { body } of [first, data]) for (const token of tokens) expect(body).not.toContain(token)
  })

  it('is nothing for programs that fill an index', async () => {
    const { headers } = await open.get('/coisa', { 'user-agent': 'Googlebot/2.1' })
    expect(headers['server-timing']).toBeUndefined()
  })

  it('counts what its page shows, once, and nothing else', async () => {
    const { headers, body } = await open.get('/coisa')
    const token = tokenOfAnswer(headers) ?? null
    const isCanary = body.includes(`"version":"${version.canary}"`)
    const [shown, other] = isCanary ? [version.canary, version.stable] : [version.stable, version.canary]
    for (let turn = 0; turn < 3; turn++) await send(broken(shown), { token })
    expect(await numbersOf(shown)).toMatchObject({ views: 1, errors: 1 })
    expect(await uncounted('used')).toBe(6)
    await send(broken(other), { token })
    expect(await numbersOf(other)).toBeUndefined()
    expect(await uncounted('not-shown')).toBe(3)
  })

  it('is one page view, whatever it reports in turn', async () => {
    const token = pageTokens(open.keys).minter([slot('0.9.0')])()
    for (const report of broken('0.9.0')) await send([report], { token })
    await send([{ ...slot('0.9.0'), kind: 'load-failure' }], { token })
    expect(await numbersOf('0.9.0')).toMatchObject({ views: 1, errors: 1, loadFailures: 1 })
  })

  const minted = (keys = open.keys, before = 0) =>
    pageTokens(keys, () => Date.now() - before).minter([slot('1.0.0')])()
  it.each<[string, () => string | null, string]>([
    ['is missing', () => null, 'no-token'],
    ['was made up', () => 'x'.repeat(48), 'forged'],
    ['another deployment gave out', () => minted([testKey()]), 'forged'],
    ['is too old', () => minted(open.keys, 3_600_000), 'expired'],
  ])('that %s counts for nothing, and its sender gets the same answer', async (_, token, why) => {
    const [numbers, doubted] = [await numbersOf('1.0.0'), await uncounted(why)]
    const { statusCode, body } = await send(broken('1.0.0'), { token: token() })
    expect([statusCode, body]).toEqual([204, ''])
    expect(await numbersOf('1.0.0')).toEqual(numbers)
    expect(await uncounted(why)).toBe(doubted + 3)
  })
})

describe('a flood of hostile reports', () => {
  beforeEach(begin)
  afterEach(end)

  it('move no pointer and stop no canary, next to a few people for whom all is well', async () => {
    for (const one of [version.stable, version.canary]) await crowd(enough, () => fine(one))
    const before = await entries()
    const replayed = pageTokens(open.keys).minter([slot(version.canary), slot(version.stable)])()
    const both = [...broken(version.stable), ...broken(version.canary)]
    for (let at = 0; at < attackers; at++) {
      // Of a farm: another address each time, so that no limit of one client holds it.
      const farm = `2001:db8:1:${at.toString(16)}::1`
      await send(both, { from: farm })
      await send(both, { from: farm, token: null })
      await send(both, { from: farm, token: 'A'.repeat(48) })
      await send(both, { from: farm, token: replayed })
    }
    for (let at = 0; at < greedy; at++) await send(both, { from: '203.0.113.7' })
    await unchanged(before)
    // Of all page views that would each be one with an error, those that limits and tokens let through.
    expect((await numbersOf(version.canary))?.errors).toBeLessThan(attackers + greedy)
  }, 60_000)

  it('from as few networks as are left out change nothing either', async () => {
    for (const one of [version.stable, version.canary]) await crowd(enough, () => fine(one))
    const before = await entries()
    const from = (at: number) => `198.51.${at % (verdictNetworks - 1)}.${at % 200}`
    await crowd(2.5 * attackers, () => broken(version.canary), from)
    expect((await numbersOf(version.canary))?.errors).toBeGreaterThan(attackers)
    await unchanged(before)
  }, 60_000)
})

describe('an honest crowd', () => {
  beforeEach(begin)
  afterEach(end)

  it('stops a canary that fails in browsers alone', async () => {
    await crowd(enough, () => fine(version.stable))
    await crowd(enough, (at) => (at % 3 === 0 ? broken : fine)(version.canary))
    await open.site.guard.look()
    expect((await entries())['mf-test']?.canary).toBeUndefined()
  })

  it('stops one that is slow to answer', async () => {
    await crowd(enough, () => fine(version.stable))
    await crowd(enough, () => [{ ...slot(version.canary), kind: 'INP', value: 700 }])
    await open.site.guard.look()
    const { canary, demoted } = (await entries())['mf-test'] ?? {}
    expect([canary, demoted?.[0]?.reason]).toEqual([undefined, expect.stringContaining('INP p75')])
  })

  it('never switches the version that everybody has', async () => {
    const { current } = (await entries())['mf-test'] ?? {}
    await crowd(enough, () => broken(version.stable))
    await open.site.guard.look()
    expect((await entries())['mf-test']?.current).toBe(current)
  })
})

describe('a page on which a slot fails', () => {
  beforeEach(begin)
  afterEach(end)

  const showBroken = async (people: number, from: (at: number) => string) => {
    const code = "exports.render = () => { throw new Error('não desenha') }"
    await open.deploy('mf-test', '3.0.0', { ...parts, code })
    await crowd(enough, () => [{ ...slot('3.0.0'), kind: 'view' }])
    for (let at = 0; at < people; at++) await open.get('/coisa', { 'x-forwarded-for': from(at) })
    // The last good version renders the same in a worker of its own, which begins now.
    await until(async () => {
      await open.site.guard.look()
      const failed = open.database.selectFrom('version_counts').where('kind', '=', 'host-failed-address')
      return (await failed.select('kind').execute()).length > 0
    })
    await open.site.guard.look()
    return (await entries())['mf-test']?.current
  }

  it('takes its version back when people all over see it', async () =>
    expect(await showBroken(enough, home)).toBe(version.stable))

  it('does not when one client asks for it without end', async () =>
    expect(await showBroken(isDeepRun ? 1000 : enough, () => '203.0.113.7')).toBe('3.0.0'))
})
