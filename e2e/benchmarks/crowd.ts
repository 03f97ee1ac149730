import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { energyLead } from '../site/energy-lead'
import { startSite, type TestSite } from '../site/start-site'
import { startCrowd, type Told, waitOf } from './crowd-load'
import { type Held, holdIdle, holdUnread, openAt } from './held-connections'
import { startHostileCrowd } from './hostile-crowd'
import { anotherHome } from './hostile-kinds'
import { measuredOn, table } from './part'

/** Promises, in ms. */
const limits = { leads: 500, cached: 100, uncached: 1_000, publication: 5_000 }

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const cachedPages = ['/', '/energia', '/politica-privacidade', '/guias/como-escolher-tarifa-de-eletricidade']

/**
 * People from three addresses: some send leads, some read pages that are kept, some open one that is their home's alone.
 * @param load share of the usual number of requests
 */
export function startVisitors(site: string, load = 1) {
  let person = 0
  let turn = 0
  return {
    leads: startCrowd({
      site,
      connections: 50,
      from: '127.0.0.20',
      perSecond: 10 * load,
      next: () => ({
        path: '/api/leads',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: energyLead(person++),
      }),
    }),
    cached: startCrowd({
      site,
      connections: 50,
      from: '127.0.0.21',
      perSecond: 20 * load,
      next: () => ({ path: cachedPages[turn++ % cachedPages.length] ?? '/' }),
    }),
    uncached: startCrowd({ site, connections: 50, from: '127.0.0.22', perSecond: load, next: anotherHome }),
  }
}

type Visits = Readonly<Record<keyof ReturnType<typeof startVisitors>, Told>>

export async function stopAll({
  leads,
  cached,
  uncached,
}: ReturnType<typeof startVisitors>): Promise<Visits> {
  const [one, two, three] = await Promise.all([leads.stop(), cached.stop(), uncached.stop()])
  return { leads: one, cached: two, uncached: three }
}

/** Seconds until a page shows what was just published. */
async function publication(site: TestSite) {
  const file = path.join(site.contentFolder, 'stories/acessibilidade.json')
  const words = `Publicado ${randomUUID()}`
  const story = JSON.parse(readFileSync(file, 'utf8'))
  story.content.title = words
  writeFileSync(file, JSON.stringify(story))
  const begun = performance.now()
  while (!(await (await fetch(`${site.url}/acessibilidade`)).text()).includes(words)) await pause(0.1)
  return performance.now() - begun
}

const versionsOf = async ({ store }: TestSite) => JSON.stringify((await store.registry()).entries)

interface Attack {
  readonly kind: 'queries' | 'addresses'
  readonly connections: number
  readonly seconds: number
}

async function underAttack(site: TestSite, { kind, connections, seconds }: Attack) {
  const before = await versionsOf(site)
  const hostile = startHostileCrowd({ site: site.url, kind, connections, from: '127.0.0.9' })
  await pause(2)
  const visitors = startVisitors(site.url)
  await pause(seconds / 2)
  const published = await publication(site)
  await pause(seconds / 2)
  const visits = await stopAll(visitors)
  return { visits, published, hostile: await hostile.stop(), demoted: before !== (await versionsOf(site)) }
}

const verdict = (holds: boolean) => (holds ? 'holds' : 'misses')
const counted = ({ statuses }: Told) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

const row = (what: string, told: Told, share: number, limit: number) => [
  what,
  counted(told),
  `${waitOf(told, 0.5)} ms`,
  `${waitOf(told, share)} ms (p${share * 100} ≤ ${limit}: ${verdict(waitOf(told, share) <= limit)})`,
]

const rowsOf = (name: string, { leads, cached, uncached }: Visits) => [
  row(`${name}: leads, 10 a second`, leads, 0.99, limits.leads),
  row(`${name}: cached pages, 20 a second`, cached, 0.95, limits.cached),
  row(`${name}: pages of another home, 1 a second`, uncached, 0.95, limits.uncached),
]

const attackRows = (name: string, told: Awaited<ReturnType<typeof underAttack>>) => [
  ...rowsOf(name, told.visits),
  [
    `${name}: a publication`,
    `versions ${told.demoted ? 'changed' : 'as before'}`,
    '',
    `${Math.round(told.published)} ms (≤ ${limits.publication}: ${verdict(told.published <= limits.publication)})`,
  ],
  [`${name}: what the crowd was told`, counted(told.hostile), `${waitOf(told.hostile, 0.5)} ms`, ''],
]

/** How many of these connections are open after each time, and how long a page takes meanwhile. */
async function held(name: string, site: string, hold: () => Held) {
  const begun = performance.now()
  const connections = hold()
  const cells: string[] = []
  for (const second of [2, 30]) {
    await pause(second - (performance.now() - begun) / 1000)
    const asked = performance.now()
    const { status } = await fetch(site)
    const wait = Math.round(performance.now() - asked)
    cells.push(`${await openAt(site)}; a page: ${status} in ${wait} ms`)
  }
  connections.stop()
  return [name, ...cells]
}

/** Its part of docs/benchmarks.md, measured now. @param machine on which. */
export async function crowdPart(machine: string, say: (line: string) => void): Promise<string> {
  const measured = measuredOn(machine)
  const site = await startSite({
    LOG_LEVEL: 'warn',
    LEADS_PER_MINUTE: '1000000',
    DRAWING_MS_PER_SECOND: '250',
  })
  try {
    say('visitors alone')
    const first = startVisitors(site.url)
    await pause(5) // to warm up
    await stopAll(first)
    const alone = startVisitors(site.url)
    await pause(15)
    const calm = await stopAll(alone)
    say('60 connections on random queries')
    const queries = await underAttack(site, { kind: 'queries', connections: 60, seconds: 30 })
    say('20 connections on random addresses')
    const addresses = await underAttack(site, { kind: 'addresses', connections: 20, seconds: 60 })
    say('connections that do nothing')
    const page = cachedPages[0] ?? '/'
    const doingNothing = [
      await held('4,000 that ask for nothing', site.url, () => holdIdle(site.url, 4_000, '127.0.0.9')),
      await held('500 that ask for 50 pages each and read none', site.url, () =>
        holdUnread(site.url, 500, '127.0.0.10', { path: page, times: 50 }),
      ),
      await held('500 that ask for 4 pages each and read none', site.url, () =>
        holdUnread(site.url, 500, '127.0.0.11', { path: page, times: 4 }),
      ),
    ]
    return `
## Crowds
\`npm run bench -- crowd\` measures this part alone. ${measured}.
One host; the visitors come from three addresses and the crowd from a fourth, in a process of its own that asks again as soon as it is
answered. Waits are counted from when a request was due. Queries: existing pages with another home, a made-up value or an unknown name each
time, 60 connections; addresses: pages that nobody published, 20 connections.

${table(
  ['what', 'answers', 'half wait at most', 'wait'],
  [
    ...rowsOf('alone', calm),
    ...attackRows('random queries', queries),
    ...attackRows('random addresses', addresses),
  ],
)}

Connections from one address that do nothing, and how many are open:

${table(['connections', 'after 2 s', 'after 30 s'], doingNothing)}
`
  } finally {
    await site.stop()
  }
}
