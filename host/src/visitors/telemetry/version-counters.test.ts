import { type HostDatabase, openHostDatabase } from '../../base/database/host-database'
import { databaseKinds, temporaryPlace } from '../../base/database/testing/places'
import type { Kind, Measured } from './telemetry.types'
import { versionCounters } from './version-counters'

const start = new Date('2026-11-22T10:02:00Z')
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

const measured = (kind: Kind, more: Partial<Measured> = {}, value?: number) =>
  ({
    remote: 'mf-a',
    version: '1.0.0',
    tag: '',
    kind,
    ...(value !== undefined && { value }),
    ...more,
  }) as Measured

describe.each(databaseKinds)('on the %s database', (kind) => {
  const clock = { at: start }
  let database: HostDatabase
  const host = (keptDays?: number) =>
    versionCounters(database, { now: () => clock.at, ...(keptDays !== undefined && { keptDays }) })
  beforeEach(async () => {
    clock.at = start
    database = await openHostDatabase(await temporaryPlace(kind))
  })
  afterEach(() => database.destroy())

  it('adds up what several hosts counted of one version at once, and nothing of another', async () => {
    const hosts = [host(), host(), host()]
    for (const one of hosts) {
      one.add(measured('view'), 10)
      one.add(measured('failed-view'))
      one.add(measured('view', { tag: 'qp-a' }), 10)
      one.add(measured('error', { tag: 'qp-a' }))
      one.add(measured('load-failure', { tag: 'qp-b' }))
      one.add(measured('fallback', { tag: 'qp-a' }))
      one.add(measured('INP', { tag: 'qp-a' }, 120))
      one.add(measured('view', { version: '2.0.0' }))
    }
    await Promise.all(hosts.map((one) => one.flush()))
    const sums = { views: 30, errors: 3, loadFailures: 3, fallbacks: 3 }
    expect(await host().of('mf-a', '1.0.0', start)).toMatchObject(sums)
    expect((await host().of('mf-a', '1.0.0', start)).inpP75Ms).toBeGreaterThan(100)
    expect((await host().of('mf-a', '2.0.0', start)).views).toBe(3)
  })

  it('counts from the five minutes that a time falls in', async () => {
    const one = host()
    one.add(measured('view'))
    clock.at = minutes(20)
    one.add(measured('view'))
    expect((await one.of('mf-a', '1.0.0', minutes(-60))).views).toBe(2)
    expect((await one.of('mf-a', '1.0.0', minutes(2))).views).toBe(2)
    expect((await one.of('mf-a', '1.0.0', minutes(4))).views).toBe(1)
  })

  it('lists each version and each of its tags, two tags on a page being one page view', async () => {
    const one = host()
    for (const tag of ['', 'qp-a', 'qp-b']) one.add(measured('view', { tag }))
    for (const tag of ['qp-a', 'qp-b']) one.add(measured('error', { tag }))
    one.add(measured('failed-view'))
    one.add(measured('view', { remote: 'shell', version: 'b1' }))
    const each = { views: 1, errors: 1 }
    const tag = expect.objectContaining(each)
    expect(await one.all(start)).toEqual([
      expect.objectContaining({
        remote: 'mf-a',
        version: '1.0.0',
        ...each,
        tags: { 'qp-a': tag, 'qp-b': tag },
      }),
      expect.objectContaining({ remote: 'shell', version: 'b1', views: 1, tags: {} }),
    ])
  })

  it('writes more rows than one statement takes', async () => {
    const one = host()
    for (let at = 0; at < 350; at++) one.add(measured('view', { version: `1.0.${at}` }))
    await one.flush()
    expect(await one.all(start)).toHaveLength(350)
  })

  it('forgets what is older than it is kept', async () => {
    const one = host(1)
    one.add(measured('view'))
    await one.flush()
    clock.at = minutes(23 * 60)
    await one.sweep()
    expect((await one.of('mf-a', '1.0.0', start)).views).toBe(1)
    clock.at = minutes(25 * 60)
    await one.sweep()
    expect((await one.of('mf-a', '1.0.0', start)).views).toBe(0)
  })
})

describe('while the database is away', () => {
  let database: HostDatabase
  beforeEach(async () => {
    database = await openHostDatabase(await temporaryPlace('embedded'))
  })
  afterEach(() => database.destroy())

  it('keeps what was counted and writes it once', async () => {
    const one = versionCounters(database, { now: () => start })
    const insert = jest.spyOn(database, 'insertInto').mockImplementation(() => {
      throw new Error('away')
    })
    one.add(measured('view'))
    await expect(one.flush()).rejects.toThrow('away')
    one.add(measured('view'))
    insert.mockRestore()
    await one.flush()
    await one.flush()
    expect((await one.of('mf-a', '1.0.0', start)).views).toBe(2)
  })

  it('holds a bounded number of rows, and goes on counting those it has', async () => {
    const one = versionCounters(database, { now: () => start })
    for (let at = 0; at < 6000; at++) one.add(measured('view', { version: `1.0.${at}` }))
    one.add(measured('view', { version: '1.0.0' }))
    one.add(measured('view', { version: '1.0.5999' }))
    expect((await one.of('mf-a', '1.0.0', start)).views).toBe(2)
    expect((await one.of('mf-a', '1.0.5999', start)).views).toBe(0)
  })
})
