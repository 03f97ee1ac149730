import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createFinishedPages, type PrintedPage } from './finished-pages'

const page = (text: string, more: Partial<PrintedPage> = {}): PrintedPage => ({
  status: 200,
  headers: {},
  text,
  stale: false,
  keep: true,
  ...more,
})

/** No machine is so slow that it uses up such a patience by itself. */
const enough = 60_000

function pagesAt(start: string, more: Partial<Parameters<typeof createFinishedPages>[0]> = {}) {
  let version = start
  const failed = jest.fn()
  const limits = { freshMs: 60_000, maxBytes: 1e6, retryMs: 1_000, patienceMs: enough, ...more }
  const pages = createFinishedPages({ version: () => version, ...limits, failed })
  return {
    pages,
    failed,
    deploy: (next: string) => {
      version = next
    },
  }
}

let now = Date.now()
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now))
afterEach(() => jest.restoreAllMocks())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A page that is finished by the test. */
function slowPage() {
  let finish = (_made: PrintedPage) => {}
  const made = new Promise<PrintedPage>((resolve) => {
    finish = resolve
  })
  return { make: () => made, finish: (text: string) => finish(page(text)) }
}

const textOf = async (made: Promise<{ identity: Buffer }>) => (await made).identity.toString()

it('makes a page once and then has it ready for the same address', async () => {
  const { pages } = pagesAt('v1')
  const make = jest.fn(async () => page('one'))
  expect(pages.ready('/a')).toBeUndefined()
  expect(await textOf(pages.get('/a', 'k', make))).toBe('one')
  expect(await textOf(pages.get('/a?x', 'k', make))).toBe('one')
  expect(pages.ready('/a')?.identity.toString()).toBe('one')
  expect(make).toHaveBeenCalledTimes(1)
})

it('compresses it for the client that asks, and in every way once it is asked for again', async () => {
  const { pages } = pagesAt('v1')
  const make = async () => page('one')
  const first = await pages.get('/a', 'k', make, { accepted: 'gzip, br' })
  expect([first.br?.length, first.gzip]).toEqual([expect.any(Number), undefined])
  expect(pages.ready('/a', 'gzip')).toBeUndefined()
  const other = await pages.get('/a', 'k', make, { accepted: 'gzip' })
  expect(gunzipSync(other.gzip ?? '').toString()).toBe('one')
  expect(pages.ready('/a', 'gzip')).toBe(other)
  const alone = await pages.get('/b', 'b', make)
  expect([alone.br, alone.gzip]).toEqual([undefined, undefined])
  expect(pages.ready('/b')).toBe(alone)
  // The page before may still be worked on.
  for (; !alone.gzip; pages.ready('/b')) await pause(1)
  expect(brotliDecompressSync(alone.br ?? '').toString()).toBe('one')
  expect(gunzipSync(alone.gzip ?? '').toString()).toBe('one')
})

it('compresses as well as it can one page at a time, and another when it is asked for later', async () => {
  const { pages } = pagesAt('v1')
  const made = await Promise.all(['/a', '/b'].map((url) => pages.get(url, url, async () => page(url))))
  const asked = () => ['/a', '/b'].map((url) => pages.ready(url)?.isWanted ?? false)
  expect(asked()).toEqual([true, false])
  while (!asked().every(Boolean)) await pause(1) // ends with the test's own time otherwise
  expect(made.map(({ isWanted }) => isWanted)).toEqual([true, true])
})

it('makes it again after a deployment or a publication, before anybody sees the old one', async () => {
  const { pages, deploy } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  expect(pages.ready('/a')).toBeUndefined()
  expect(await textOf(pages.get('/a', 'k', async () => page('new')))).toBe('new')
})

const down = async (): Promise<PrintedPage> => Promise.reject(new Error('CMS down'))

it('serves the old page when a new one cannot be made, reports it, and asks again only after a pause', async () => {
  const { pages, deploy, failed } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  expect(await textOf(pages.get('/a', 'k', down))).toBe('old')
  expect(failed).toHaveBeenCalledWith('k', expect.any(Error))
  expect(pages.ready('/a')?.identity.toString()).toBe('old')
  now += 1_000
  expect(await textOf(pages.get('/a', 'k', async () => page('new')))).toBe('new')
  await expect(pages.get('/b', 'other', down)).rejects.toThrow('CMS down')
})

it('serves the old page when a new one takes too long, and the new one as soon as it is there', async () => {
  const { pages, deploy } = pagesAt('v1', { patienceMs: 50 })
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  const { make, finish } = slowPage()
  expect(await textOf(pages.get('/a', 'k', make))).toBe('old')
  finish('new')
  while (pages.ready('/a')?.identity.toString() !== 'new') await pause(1) // ends with the test's own time otherwise
})

it('never hands out or keeps what was begun before a switch', async () => {
  const { pages, deploy } = pagesAt('v1')
  const { make, finish } = slowPage()
  const slow = pages.get('/a', 'k', make)
  deploy('v2')
  expect(await textOf(pages.get('/a', 'k', async () => page('new')))).toBe('new')
  finish('old')
  await slow
  expect(pages.ready('/a')?.identity.toString()).toBe('new')
})

it('does not bring a page back that was taken down before the outage', async () => {
  const { pages, deploy } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('taken down later'))
  deploy('v2')
  await pages.get('/a', 'k', async () => page('not found', { status: 404, keep: false }))
  deploy('v3')
  await expect(pages.get('/a', 'k', down)).rejects.toThrow('CMS down')
})

it('remembers no giant address', async () => {
  const { pages } = pagesAt('v1')
  const giant = `/?${'a'.repeat(10_000)}`
  await pages.get(giant, 'k', async () => page('one'))
  expect(pages.ready(giant)).toBeUndefined()
})

it('serves an aged page once more while it is made again', async () => {
  const { pages } = pagesAt('v1', { freshMs: 0 })
  await pages.get('/a', 'k', async () => page('first'))
  const shown = [await textOf(pages.get('/a', 'k', async () => page('second')))]
  while (shown.at(-1) === 'first') {
    await pause(1)
    shown.push(await textOf(pages.get('/a', 'k', async () => page('third'))))
  }
  expect([shown[0], shown.at(-1)]).toEqual(['first', 'second'])
})

it('keeps no errors, and a page that shows a failure only for a moment', async () => {
  const { pages } = pagesAt('v1')
  await pages.get('/e', 'e', async () => page('error', { keep: false }))
  expect(pages.ready('/e')).toBeUndefined()
  await pages.get('/s', 's', async () => page('stale', { stale: true }))
  expect(await textOf(pages.get('/s', 's', async () => page('whole')))).toBe('stale')
  now += 1_000
  expect(pages.ready('/s')).toBeUndefined()
  expect(await textOf(pages.get('/s', 's', async () => page('whole')))).toBe('whole')
})

it('serves an older page instead of a refusal in that one answer, and notifies a caller who joins that it is being made', async () => {
  const refusal = new Error('not now')
  const { pages, deploy } = pagesAt('v1', { isRefusal: (cause) => cause === refusal })
  await pages.get('/a', 'k', async () => page('one'))
  deploy('v2')
  expect(await textOf(pages.get('/a', 'k', () => Promise.reject(refusal)))).toBe('one')
  const { make, finish } = slowPage()
  const first = pages.get('/a', 'k', make)
  const join = jest.fn()
  const second = pages.get('/a', 'k', make, { join })
  expect(join).toHaveBeenCalledTimes(1)
  finish('two')
  expect([await textOf(first), await textOf(second)]).toEqual(['two', 'two'])
})
