import Fastify from 'fastify'
import { testKeys } from '../../visitors/leads/testing/lead-server'
import { openHostDatabase } from '../database/host-database'
import { databaseKinds, temporaryPlace } from '../database/testing/places'
import { clientCounts } from './client-counts'
import { networkOf } from './client-network'
import { problemErrors } from './problem-errors'
import { limitRates } from './rate-limits'
import { type SharedCounters, sharedCounters } from './shared-counters'

/** A host with one route that each client may call three times a minute, and another. */
async function host(counters?: SharedCounters) {
  const app = Fastify({ trustProxy: true })
  problemErrors(app)
  if (counters) app.decorate('sharedCounters', counters)
  await app.register(async (scope) => {
    await limitRates(scope, { name: 'test' })
    for (const path of ['/three', '/other'])
      scope.get(path, { config: { rateLimit: { max: 3, timeWindow: '1 minute' } } }, async () => 'yes')
  })
  const ask = async (client = '192.0.2.1', url = '/three') =>
    (await app.inject({ url, headers: { 'x-forwarded-for': client } })).statusCode
  return { app, ask }
}

const times = async <Value>(count: number, work: () => Promise<Value>) => {
  const results: Value[] = []
  for (let turn = 0; turn < count; turn++) results.push(await work())
  return results
}

it('counts in its own memory where hosts share nothing', async () => {
  const [one, other] = [await host(), await host()]
  expect(await times(4, one.ask)).toEqual([200, 200, 200, 429])
  expect(await other.ask()).toBe(200)
})

it('limits a network of IPv6 addresses', async () => {
  const { ask } = await host()
  const inside = (number: number) => `2001:db8:5:${number.toString(16)}::1`
  const answers: number[] = []
  for (let number = 0; number < 30; number++) answers.push(await ask(inside(number)))
  expect(answers).toEqual([...Array(24).fill(200), ...Array(6).fill(429)])
  expect(await ask('2001:db8:6::1')).toBe(200)
})

it.each([
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff::1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['2001:db8::', '2001:db8:0::/48'],
  ['192.0.2.1', undefined],
  ['::ffff:10.1.2.3', undefined],
])('takes %s for one of %s', (client, network) => expect(networkOf(client)).toBe(network))

it('is bounded, keeps who is beyond the limit, and forgets when a window ends', () => {
  const clock = { at: 0 }
  const counts = clientCounts(10, () => clock.at)
  for (let turn = 0; turn < 3; turn++) counts.count('over', 1000, 2)
  for (let number = 0; number < 500; number++) counts.count(`client ${number}`, 1000, 2)
  expect(counts.size()).toBe(10)
  expect(counts.count('over', 1000, 2)).toEqual({ current: 4, ttl: 1000 })
  clock.at = 1000
  expect(counts.count('over', 1000, 2)).toEqual({ current: 1, ttl: 1000 })
  expect(counts.size()).toBe(1)
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  const clock = { at: Date.parse('2026-11-22T10:00:00Z') }
  const keys = testKeys()
  const open = async () => {
    const database = await openHostDatabase(await temporaryPlace(kind))
    return { database, counters: sharedCounters(database, keys, () => new Date(clock.at)) }
  }

  it('holds one limit over two hosts, per client and per route, until the window ends', async () => {
    const { database, counters } = await open()
    const [one, other] = [await host(counters), await host(counters)]
    const asked = [await one.ask(), await other.ask(), await one.ask(), await other.ask(), await one.ask()]
    expect(asked).toEqual([200, 200, 200, 429, 429])
    expect(await other.ask('192.0.2.2')).toBe(200)
    expect(await other.ask('192.0.2.1', '/other')).toBe(200)
    clock.at += 60_001
    expect(await one.ask()).toBe(200)
    await database.destroy()
  })

  it('lets exactly as many through when all come at once', async () => {
    const { database, counters } = await open()
    const hosts = [await host(counters), await host(counters)]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => hosts[turn % 2]?.ask()))
    expect(answers.filter((status) => status === 200)).toHaveLength(3)
    await database.destroy()
  })

  it('stores no address, and nothing after its window', async () => {
    const { database, counters } = await open()
    await (await host(counters)).ask('192.0.2.77')
    const rows = () => database.selectFrom('rate_counters').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.77')
    await counters.sweep()
    expect(await rows()).toHaveLength(1)
    clock.at += 60_001
    await counters.sweep()
    expect(await rows()).toEqual([])
    await database.destroy()
  })

  it('counts for itself while the database is away', async () => {
    const { database, counters } = await open()
    const { ask } = await host(counters)
    await ask()
    await database.destroy()
    expect(await times(4, ask)).toEqual([200, 200, 200, 429])
  })
})
