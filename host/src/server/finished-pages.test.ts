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
  const pages = createFinishedPages({ version: () => version, freshMs, maxBytes: 1e6 })
  return {
    pages,
    deploy: (next: string) => {
      version = next
    },
  }
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

it('serves the old page when a new one cannot be made', async () => {
  const { pages, deploy } = pagesAt('v1')
  await pages.get('/a', 'k', async () => page('old'))
  deploy('v2')
  const down = async (): Promise<PrintedPage> => Promise.reject(new Error('CMS down'))
  expect(await textOf(pages.get('/a', 'k', down))).toBe('old')
  await expect(pages.get('/b', 'other', down)).rejects.toThrow('CMS down')
})

it('serves an aged page once more while it is made again', async () => {
  const { pages } = pagesAt('v1', 0)
  await pages.get('/a', 'k', async () => page('first'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await textOf(pages.get('/a', 'k', async () => page('second')))).toBe('first')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(await textOf(pages.get('/a', 'k', async () => page('third')))).toBe('second')
})

it('keeps neither errors nor pages made from stale content as fresh', async () => {
  const { pages } = pagesAt('v1')
  await pages.get('/e', 'e', async () => page('error', { keep: false }))
  expect(pages.ready('/e')).toBeUndefined()
  await pages.get('/s', 's', async () => page('stale', { stale: true }))
  expect(pages.ready('/s')).toBeUndefined()
})
