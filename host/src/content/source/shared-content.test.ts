import pg from 'pg'
import { temporaryPlace } from '../../base/database/testing/places'
import { endsAfterEach } from '../../base/testing/ends-after-each'
import type { ContentSource } from './content-source'
import { sharedContent } from './shared-content'

const lost = jest.fn()
const ends = endsAfterEach()

/** Content that only counts its refreshes. */
async function host(place: string) {
  const waiting: (() => void)[] = []
  let asked = 0
  const own = {
    refresh: async () => {
      asked++
      for (const done of waiting.splice(0)) done()
    },
    close: jest.fn(),
  } as Partial<ContentSource> as ContentSource
  const content = await sharedContent(own, place, lost)
  ends.push(content.close)
  return { own, content, asked: () => asked, next: () => new Promise<void>((done) => waiting.push(done)) }
}

it('notifies every host that shares the database of a publication that reached one of them', async () => {
  const place = await temporaryPlace('postgres')
  const [one, other] = [await host(place), await host(place)]
  const heard = other.next()
  await one.content.refresh()
  await heard
  expect(one.asked()).toBeGreaterThanOrEqual(2)
  expect(lost).not.toHaveBeenCalled()
})

it('goes on alone while the connection is gone, and reports it once', async () => {
  const place = await temporaryPlace('postgres')
  const { content, asked } = await host(place)
  const gone = new Promise<void>((done) => lost.mockImplementationOnce(() => done()))
  const admin = new pg.Client(place)
  await admin.connect()
  const listening = `datname = current_database() AND query LIKE 'LISTEN%'`
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listening}`)
  await admin.end()
  await gone
  const before = asked()
  await content.refresh()
  expect(asked()).toBe(before + 1)
  expect(lost).toHaveBeenCalledTimes(1)
})

it('is the same content where no other host can be', async () => {
  const place = await temporaryPlace('embedded')
  const { own, content } = await host(place)
  expect(content).toBe(own)
})
