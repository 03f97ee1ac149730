import { appendFileSync } from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import { pointAt, promote, rollback, startCanary } from 'shared-lib/deployments/switches'
import { publishCopy } from '../site/publish-built'
import { startSite, type TestSite } from '../site/start-site'
import { tokenIn, versionIn } from '../site/versions-shown'

const energy = 'mf-energy'
const question = '/energia/simular/morada?energyType=gas'
const paths = ['/', '/energia', question, '/blog', '/simuladores']
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export interface RolloutFigures {
  readonly answers: number
  /** By status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly errors: number
  readonly timeouts: number
  /** Of an answer, in ms. */
  readonly wait: { readonly p50: number; readonly p99: number; readonly max: number }
  /** Of the page views while 10 and 50 % were to get version 2, how many per cent did. */
  readonly share: { readonly ten: number; readonly fifty: number }
  /** Seconds until a bad version was out of service: as a canary of 40 %, and with everybody on it. */
  readonly stopped: number
  readonly takenBack: number
  readonly reason: string
}

/** Visitors who open a question of the funnel, each with a new bucket and address, and tell what they were shown. */
function visitors(site: TestSite) {
  const views = new Map<string, number>()
  let going = true
  async function visit() {
    const bucket = Math.floor(Math.random() * 10_000)
    const from = `10.${Math.floor(Math.random() * 256)}.${bucket >> 8}.${bucket & 255}`
    const headers = { cookie: `qp_lot=${bucket}`, 'x-forwarded-for': from }
    const page = await fetch(site.url + question, { headers })
    const token = tokenIn(page.headers)
    const version = versionIn(await page.text(), energy) ?? ''
    views.set(version, (views.get(version) ?? 0) + 1)
    await fetch(`${site.url}/api/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': from },
      body: JSON.stringify({
        page: '/energia/simular/morada',
        token,
        reports: [{ remote: energy, version, tag: 'qp-energy-funnel', kind: 'view' }],
      }),
    })
  }
  const lane = async () => {
    while (going) await visit()
  }
  const running = [lane(), lane(), lane()]
  return {
    /** Percentage of the views during this work that showed a version. */
    async share(version: string, work: Promise<unknown>) {
      views.clear()
      await work
      const all = [...views.values()].reduce((sum, count) => sum + count, 0)
      return (100 * (views.get(version) ?? 0)) / all
    },
    async stop() {
      going = false
      await Promise.all(running)
    },
  }
}

/** Ten connections that ask for pages with changing lots until they are told to stop. */
function startLoad(url: string) {
  let turn = 0
  const setupRequest = (asked: autocannon.Request): autocannon.Request => ({
    ...asked,
    path: paths[turn++ % paths.length] ?? '/',
    headers: { cookie: `qp_lot=${(turn * 37) % 10_000}` },
  })
  const settings = { url, connections: 10, duration: 600, requests: [{ setupRequest }] }
  let stop = () => {}
  const result = new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(settings, (error, measured) => (error ? reject(error) : resolve(measured)))
    stop = () => load.stop()
  })
  return {
    stop() {
      stop()
      return result
    },
  }
}

async function secondsUntil(fits: () => Promise<boolean>) {
  const begun = Date.now()
  while (!(await fits())) {
    if (Date.now() - begun > 120_000) throw new Error('a bad version stayed in service for two minutes')
    await pause(100)
  }
  return (Date.now() - begun) / 1000
}

const throwsWhenDrawn =
  '\n;module.exports = { ...module.exports, render() { throw new Error("on purpose") } };\n'

const publish = (site: TestSite, version: string, isBad = false) =>
  publishCopy(site.store, energy, version, (folder, { server }) => {
    if (isBad) appendFileSync(path.join(folder, server), throwsWhenDrawn)
    return undefined
  })

/** Good and bad versions under load, on one host that is never restarted. */
export async function measureRollout(say: (line: string) => void): Promise<RolloutFigures> {
  const site = await startSite({ LOG_LEVEL: 'error', GUARD_SECONDS: '1', TRUST_PROXY: '1' })
  const entry = async () => (await site.store.registry()).entries[energy]
  const load = startLoad(site.url)
  const seen = visitors(site)
  try {
    const [second, third, fourth] = ['0.2.0+second', '0.3.0+bad', '0.4.0+worse']
    await publish(site, second)
    say('version 2 for 10 %')
    await startCanary(site.store, energy, second, 10)
    await pause(3_000) // the first page of a version is drawn anew, and hosts notice within a second
    const ten = await seen.share(second, pause(10_000))
    say('for 50 %')
    await startCanary(site.store, energy, second, 50)
    await pause(3_000)
    const fifty = await seen.share(second, pause(10_000))
    say('for everybody, and back')
    await promote(site.store, energy)
    await pause(5_000)
    await rollback(site.store, energy)
    await pause(5_000)
    say('version 3 throws, for 40 %')
    await publish(site, third, true)
    await startCanary(site.store, energy, third, 40)
    const stopped = await secondsUntil(async () => (await entry())?.canary === undefined)
    const reason = (await entry())?.demoted?.[0]?.reason ?? ''
    say('version 4 throws, for everybody')
    await publish(site, fourth, true)
    await pointAt(site.store, energy, fourth)
    const takenBack = await secondsUntil(async () => (await entry())?.current !== fourth)
    await pause(3_000)
    await seen.stop()
    const { requests, errors, timeouts, statusCodeStats = {}, latency } = await load.stop()
    const statuses = Object.entries(statusCodeStats).map(([code, { count = 0 }]) => [code, count] as const)
    return {
      answers: requests.total,
      statuses: Object.fromEntries(statuses),
      errors,
      timeouts,
      wait: { p50: latency.p50, p99: latency.p99, max: latency.max },
      share: { ten, fifty },
      stopped,
      takenBack,
      reason,
    }
  } finally {
    await Promise.all([load.stop(), seen.stop()])
    await site.stop()
  }
}
