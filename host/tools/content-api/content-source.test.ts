import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ContentProblem } from '../../src/base/security/content-problem'
import {
  type ContentSource,
  cacheContent,
  createContentSource,
} from '../../src/content/source/content-source'
import type { Story } from '../../src/content/source/story'
import { temporary } from '../../src/server/testing/temporary'
import { type ContentApi, createContentApi } from './content-api'

let folder: string
let api: ContentApi
let source: ContentSource

const writeStory = (slug: string, content: object) =>
  writeFileSync(join(folder, 'stories', `${slug}.json`), JSON.stringify({ name: slug, content }))
const control = (query: string) => fetch(`${api.url}/test-controls?${query}`)

beforeEach(async () => {
  folder = temporary('content-source')
  mkdirSync(join(folder, 'stories', 'config'), { recursive: true })
  writeStory('home', { component: 'page', title: 'Primeira' })
  writeStory('config/default-layout', { component: 'layout', navbar: [{ component: 'navbar' }], footer: [] })
  writeStory('config/empresa', {
    component: 'company',
    name: 'Quero Poupar',
    phone: '+351210000000',
    phoneText: '210 000 000',
    phoneHours: 'Dias úteis',
    phoneCost: 'chamada para a rede fixa nacional',
  })
  api = await createContentApi({ folder, port: 0, requestsPerSecond: () => 1000, testControls: true })
  source = createContentSource({
    token: folder,
    endpoint: `${api.url}/v2`,
    rateLimit: 500,
    refreshMs: 0,
    timeoutMs: 20_000,
  })
})

afterEach(async () => {
  source.close()
  await api.close()
})

it('reads stories, layout, company and the list of pages', async () => {
  expect((await source.story('home'))?.content.title).toBe('Primeira')
  expect(await source.story('nada')).toBeUndefined()
  expect((await source.layoutConfig()).navbar).toEqual([{ _uid: expect.any(String), component: 'navbar' }])
  expect((await source.company()).phoneText).toBe('210 000 000')
  expect(await source.allSlugs()).toEqual(['home'])
})

it('reads every page once for each publication, and says when the last list stands in for a newer one', async () => {
  const { list } = await source.stories()
  expect(list.map(({ full_slug }) => full_slug)).toEqual(['home'])
  expect((await source.stories()).list).toBe(list)
  await control('down=1')
  expect(await source.stories()).toEqual({ list, stale: false })
})

it('marks a list that is older than the last publication, until it can be read', async () => {
  const asked = { version: 1, down: false }
  const reader = {
    cacheVersion: async () => asked.version,
    slugs: async () => [],
    story: async () => undefined,
    stories: async () => {
      if (asked.down) throw new Error('down')
      return [{ slug: `home${asked.version}` } as Story]
    },
  }
  const cached = cacheContent(reader, { refreshMs: 0 })
  expect(await cached.stories()).toMatchObject({ list: [{ slug: 'home1' }], stale: false })
  Object.assign(asked, { version: 2, down: true })
  await cached.refresh()
  expect(await cached.stories()).toMatchObject({ list: [{ slug: 'home1' }], stale: true })
  asked.down = false
  expect(await cached.stories()).toMatchObject({ list: [{ slug: 'home2' }], stale: false })
})

it('reads a draft anew every time', async () => {
  const drafts = jest.fn(async () => ({ slug: 'home' }) as Story)
  const cached = cacheContent(
    { cacheVersion: async () => 1, slugs: async () => [], stories: async () => [], story: drafts },
    { refreshMs: 0 },
  )
  await cached.story('home', { version: 'draft' })
  await cached.story('home', { version: 'draft' })
  expect(drafts.mock.calls).toEqual([
    ['home', 'draft', undefined],
    ['home', 'draft', undefined],
  ])
})

it('shows a publication after refresh and tells its listeners', async () => {
  await source.story('home')
  const changes: number[] = []
  source.onChange((version) => changes.push(version))
  writeStory('home', { component: 'page', title: 'Segunda' })
  while (changes.length === 0) {
    await wait(50)
    await source.refresh()
  }
  expect((await source.story('home'))?.content.title).toBe('Segunda')
  expect(changes).toEqual([source.version()])
})

it('is stale while an older setting or list stands in, and no longer once it was read', async () => {
  const { state, cached } = countingReader(['home', 'config/default-layout'])
  const readAll = () => Promise.all([cached.layoutConfig(), cached.stories(), cached.story('home')])
  await readAll()
  expect(cached.isStale()).toBe(false)
  state.version = 2
  await cached.refresh()
  state.down = true
  await readAll()
  expect(cached.isStale()).toBe(true)
  state.down = false
  await cached.stories()
  expect(cached.isStale()).toBe(true)
  await cached.layoutConfig()
  expect(cached.isStale()).toBe(false)
})

it('says an outage once and its end once', async () => {
  const log: string[] = []
  const notified = createContentSource({
    token: `${folder}-notified`,
    endpoint: `${api.url}/v2`,
    rateLimit: 500,
    refreshMs: 0,
    log: (message) => log.push(message),
  })
  await control('down=1')
  await notified.refresh()
  await notified.refresh()
  await control('down=0')
  await notified.refresh()
  await notified.refresh()
  expect(log).toEqual([expect.stringContaining('content version not read'), 'content service answers again'])
})

it.each([
  ['nothing', {}],
  ['no story', { story: null }],
  ['a story of nothing', { story: {} }],
  ['a page of a proxy', '<html>Bad gateway</html>'],
])('takes %s with status 200 for a failure of the service', async (_name, body) => {
  const server = createServer((request, response) => {
    const isVersion = request.url?.includes('/spaces/me')
    const isList = request.url?.includes('/links')
    const list = { links: { a: { slug: 'home', is_folder: false } } }
    response.setHeader('content-type', 'application/json')
    response.setHeader('total', '1')
    response.end(JSON.stringify(isVersion ? { space: { version: 1 } } : isList ? list : body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const odd = createContentSource({
    token: 'odd',
    endpoint: `http://127.0.0.1:${port}/v2`,
    rateLimit: 500,
    refreshMs: 0,
  })
  await expect(odd.story('home')).rejects.toBeInstanceOf(ContentProblem)
  odd.close()
  server.close()
})

it('gives up on an answer that takes too long', async () => {
  const hasty = createContentSource({
    token: `${folder}-hasty`,
    endpoint: `${api.url}/v2`,
    timeoutMs: 100,
    refreshMs: 0,
  })
  await control('delayMs=400')
  await expect(hasty.story('home')).rejects.toBeInstanceOf(ContentProblem)
})

it('rides out 429 answers', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  await control('tooMany=2')
  expect((await source.story('home'))?.content.title).toBe('Primeira')
  log.mockRestore()
})

/** A reader whose version moves at every refresh, and which can be set to fail for stories. */
function cacheWithFailingReader() {
  let failing = false
  let version = 0
  let reads = 0
  const reader = {
    cacheVersion: async () => ++version,
    slugs: async () => ['home', 'a', 'b', 'c'],
    stories: async () => [],
    async story(slug: string): Promise<Story | undefined> {
      reads++
      await wait(10)
      if (failing) throw new ContentProblem('down', 503)
      return { slug, full_slug: slug, content: { component: 'page' } } as unknown as Story
    },
  }
  const cached = cacheContent(reader, { maxBytes: 1_000, refreshMs: 0 })
  return { source: cached, fail: () => (failing = true), reads: () => reads }
}

/** Counts the calls of a service that has these pages. */
function countingReader(pages: readonly string[]) {
  const state = { version: 1, pages, lists: 0, stories: [] as string[], down: false }
  const answer = <Value>(value: Value) => {
    if (state.down) throw new ContentProblem('down', 503)
    return value
  }
  const reader = {
    cacheVersion: async () => answer(state.version),
    slugs: async () => {
      state.lists++
      return answer(state.pages)
    },
    stories: async () => [],
    story: async (slug: string) => {
      state.stories.push(slug)
      return answer({ slug, full_slug: slug, content: {} } as unknown as Story)
    },
  }
  return { state, cached: cacheContent(reader, { refreshMs: 0 }) }
}

it('answers addresses that are no page without a call, however many are made up', async () => {
  const { state, cached } = countingReader(['home', 'config/empresa'])
  const made = Array.from({ length: 500 }, (_, number) => cached.story(`feito-${number}`))
  expect(new Set(await Promise.all(made))).toEqual(new Set([undefined]))
  expect(state).toMatchObject({ lists: 1, stories: [] })
  expect(await cached.allSlugs()).toEqual(['home'])
  expect(await cached.story('home')).toMatchObject({ slug: 'home' })
})

it('takes no page for missing while the list of a publication cannot be read, and shows what it knows', async () => {
  const { state, cached } = countingReader(['home'])
  await cached.story('home')
  state.version = 2
  await cached.refresh()
  state.down = true
  await expect(cached.story('nova')).rejects.toBeInstanceOf(ContentProblem)
  expect(await cached.story('home')).toMatchObject({ slug: 'home', stale: true })
  expect(state.stories).toEqual(['home', 'home'])
})

it('asks once for a story wanted by many at the same time, and keeps a bounded number', async () => {
  const { source: cached, reads } = cacheWithFailingReader()
  await Promise.all(Array.from({ length: 20 }, () => cached.story('a')))
  expect(reads()).toBe(1)
  for (const slug of ['b', 'c', 'a']) await cached.story(slug)
  expect(reads()).toBe(4)
})
