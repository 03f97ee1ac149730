import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { temporaryFile } from '../../../base/database/testing/places'
import { checkStored } from './check-stored'
import { leadOf } from './client'
import { siteWithLeads } from './site-with-leads'

/** Asks for a page until `work` is done; gives the status of each answer and the longest wait in ms. */
async function pagesDuring(get: (path: string) => Promise<{ statusCode: number }>, work: Promise<unknown>) {
  let done = false
  const finished = work.finally(() => {
    done = true
  })
  const statuses = new Set<number>()
  let longest = 0
  while (!done) {
    const started = performance.now()
    statuses.add((await get('/ajuda')).statusCode)
    await pause(5)
    longest = Math.max(longest, performance.now() - started)
  }
  await finished
  return { statuses: [...statuses], longest }
}

it('serves pages while another process holds the write lock, and takes the next lead once it is released', async () => {
  const place = temporaryFile()
  const { site, database, keys, get, submit } = await siteWithLeads({ place })
  const other = new Database(place)
  const [first, during] = [leadOf('before-the-write-lock', 1), leadOf('during-the-write-lock', 2)]
  const refused = leadOf('longer-than-we-wait-for', 3)
  try {
    expect((await submit(first)).statusCode).toBe(201)
    expect((await get('/ajuda')).statusCode).toBe(200)

    other.exec('begin immediate')
    const waiting = submit(during)
    setTimeout(() => other.exec('rollback'), 1_000)
    const short = await pagesDuring(get, waiting)
    expect((await waiting).statusCode).toBe(201)
    expect(short.statuses).toEqual([200])
    expect(short.longest).toBeLessThan(2_000)

    other.exec('begin immediate')
    const given = submit(refused)
    const again = submit(first)
    const long = await pagesDuring(get, given)
    expect([(await given).statusCode, (await again).statusCode]).toEqual([503, 200])
    expect(long.statuses).toEqual([200])
    expect(long.longest).toBeLessThan(2_000)
    const ready = await get('/ready')
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { ok: true, checks: { database: false } }])
    expect((await get('/metrics')).body).toContain('qp_database_up 0')

    other.exec('rollback')
    expect((await submit(refused)).statusCode).toBe(201)
    await checkStored(database, keys, [first, during, refused])
    await pause(1_100) // the answer of the last check is kept for a second
    expect((await get('/ready')).json()).toMatchObject({ checks: { database: true } })
    expect((await get('/metrics')).body).toContain('qp_database_up 1')
  } finally {
    other.close()
    await site.close()
  }
}, 60_000)
