import { createFinishedPages, type PrintedPage } from './finished-pages'

const page = (text: string, more: Partial<PrintedPage> = {}): PrintedPage => ({
  status: 200,
  headers: {},
  text,
  stale: false,
  keep: true,
  ...more,
})

function pagesAt(start: string, freshMs = 60_000) {
  let version = start
  const failed = jest.fn()
  const limits = { freshMs, maxBytes: 1e6, retryMs: 30, patienceMs: 50 }
  const pages = createFinishedPages({ version: () => version, ...limits, failed })
  return {
    pages,
    failed,
    deploy: (next: string) => {
      version = next
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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

it('makes it once for two visitors at the same moment', async () => {
  const { pages } = pagesAt('v1')
  const make = jest.fn(async () => page('one'))
  await Promise.all([pages.get('/a', 'k', make), pages.get('/a', 'k', make)])
  expect(make).toHaveBeenCalledTimes(1)
})

it('makes it anew after a deployment or a publication, before anybody sees the old one', async () => {
  const { pages, deploy } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  expect(pages.ready('/a')).toBeUndefined()
  expect(await textOf(pages.get('/a', 'k', async () => page('new')))).toBe('new')
})

const down = async (): Promise<PrintedPage> => Promise.reject(new Error('CMS down'))

it('serves the old page when a new one cannot be made, tells it, and asks again only after a pause', async () => {
  const { pages, deploy, failed } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  expect(await textOf(pages.get('/a', 'k', down))).toBe('old')
  expect(failed).toHaveBeenCalledWith('k', expect.any(Error))
  expect(pages.ready('/a')?.identity.toString()).toBe('old')
  await pause(40)
  expect(await textOf(pages.get('/a', 'k', async () => page('new')))).toBe('new')
  await expect(pages.get('/b', 'other', down)).rejects.toThrow('CMS down')
})

it('serves the old page when a new one takes too long, and the new one as soon as it is there', async () => {
  const { pages, deploy } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  let finish: (made: PrintedPage) => void = () => {}
  const slow = () =>
    new Promise<PrintedPage>((made) => {
      finish = made
    })
  expect(await textOf(pages.get('/a', 'k', slow))).toBe('old')
  finish(page('new'))
  while (pages.ready('/a')?.identity.toString() !== 'new') await pause(1) // ends with the test's own time otherwise
})

it('never hands out or keeps what was begun before a flip', async () => {
  const { pages, deploy } = pagesAt('v1')
  const slow = pages.get('/a', 'k', () => pause(30).then(() => page('old')))
  deploy('v2')
  expect(await textOf(pages.get('/a', 'k', async () => page('new')))).toBe('new')
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
  const { pages } = pagesAt('v1', 0)
  await pages.get('/a', 'k', async () => page('first'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await textOf(pages.get('/a', 'k', async () => page('second')))).toBe('first')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(await textOf(pages.get('/a', 'k', async () => page('third')))).toBe('second')
})

it('keeps no errors, and a page that shows a failure only for a moment', async () => {
  const { pages } = pagesAt('v1')
  await pages.get('/e', 'e', async () => page('error', { keep: false }))
  expect(pages.ready('/e')).toBeUndefined()
  await pages.get('/s', 's', async () => page('stale', { stale: true }))
  await pause(40)
  expect(pages.ready('/s')).toBeUndefined()
  expect(await textOf(pages.get('/s', 's', async () => page('whole')))).toBe('whole')
})
