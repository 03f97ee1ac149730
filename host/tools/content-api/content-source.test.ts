import { setTimeout as wait } from 'node:timers/promises'
import { ContentProblem } from '../../src/base/security/content-problem'
import { localServer } from '../../src/base/testing/local-server'
import {
  type ContentSource,
  cacheContent,
  createContentSource,
} from '../../src/content/source/content-source'
import type { Story } from '../../src/content/source/story'
import type { ContentApi } from './content-api'
import { testSpace } from './testing/test-space'

let space: ReturnType<typeof testSpace>
let api: ContentApi
let source: ContentSource

const writeStory = (slug: string, content: object) => space.writeStory(slug, { name: slug, content })
const control = (query: string) => fetch(`${api.url}/test-controls?${query}`)
/** What the site reads of the space, or of another service. */
const sourceOf = (token: string, more: Partial<Parameters<typeof createContentSource>[0]> = {}) =>
  createContentSource({
    token: `${space.folder}${token}`,
    endpoint: `${api.url}/v2`,
    rateLimit: 500,
    refreshMs: 0,
    ...more,
  })

beforeEach(async () => {
  space = testSpace('content-source')
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
  api = await space.serve({ testControls: true })
  source = sourceOf('', { timeoutMs: 20_000 })
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

it('reads every page once for each publication, and states whether the last list replaces a newer one', async () => {
  const { list } = await source.stories()
  expect(list.map(({ full_slug }) => full_slug)).toEqual(['home'])
  expect((await source.stories()).list).toBe(list)
  await control('down=1')
  expect(await source.stories()).toEqual({ list, stale: false })
})

const readerOf = (
  parts: Partial<Parameters<typeof cacheContent>[0]>,
): Parameters<typeof cacheContent>[0] => ({
  cacheVersion: async () => 1,
  slugs: async () => [],
  stories: async () => [],
  story: async () => undefined,
  ...parts,
})

it('marks a list that is older than the last publication, until it can be read', async () => {
  const asked = { version: 1, down: false }
  const reader = readerOf({
    cacheVersion: async () => asked.version,
    stories: async () => {
      if (asked.down) throw new Error('down')
      return [{ slug: `home${asked.version}` } as Story]
    },
  })
  const cached = cacheContent(reader, { refreshMs: 0 })
  expect(await cached.stories()).toMatchObject({ list: [{ slug: 'home1' }], stale: false })
  Object.assign(asked, { version: 2, down: true })
  await cached.refresh()
  expect(await cached.stories()).toMatchObject({ list: [{ slug: 'home1' }], stale: true })
  asked.down = false
  expect(await cached.stories()).toMatchObject({ list: [{ slug: 'home2' }], stale: false })
})

it('reads a draft again every time', async () => {
  const drafts = jest.fn(async () => ({ slug: 'home' }) as Story)
  const cached = cacheContent(readerOf({ story: drafts }), { refreshMs: 0 })
  for (const _ of [1, 2]) await cached.story('home', { version: 'draft' })
  expect(drafts.mock.calls).toEqual([1, 2].map(() => ['home', 'draft', undefined]))
})

it('shows a publication after refresh and notifies its listeners', async () => {
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

it('is stale while an older setting or list is in use, and no longer once the new one was read', async () => {
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

it('logs an outage once and its end once', async () => {
  const log: string[] = []
  const notified = sourceOf('-notified', { log: (message) => log.push(message) })
  for (const down of [1, 0]) {
    await control(`down=${down}`)
    await notified.refresh()
    await notified.refresh()
  }
  expect(log).toEqual([expect.stringContaining('content version not read'), 'content service answers again'])
})

it.each([
  ['nothing', {}],
  ['no story', { story: null }],
  ['a story of nothing', { story: {} }],
  ['a page of a proxy', '<html>Bad gateway</html>'],
])('takes %s with status 200 for a failure of the service', async (_name, body) => {
  const { origin, close } = await localServer((request, response) => {
    const isVersion = request.url?.includes('/spaces/me')
    const isList = request.url?.includes('/links')
    const list = { links: { a: { slug: 'home', is_folder: false } } }
    response.setHeader('content-type', 'application/json')
    response.setHeader('total', '1')
    response.end(JSON.stringify(isVersion ? { space: { version: 1 } } : isList ? list : body))
  })
  const odd = sourceOf('-odd', { endpoint: `${origin}/v2` })
  await expect(odd.story('home')).rejects.toBeInstanceOf(ContentProblem)
  odd.close()
  close()
})

it('gives up on an answer that takes too long', async () => {
  const hasty = sourceOf('-hasty', { timeoutMs: 20 })
  await control('delayMs=100')
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
  const reader = readerOf({
    cacheVersion: async () => ++version,
    slugs: async () => ['home', 'a', 'b', 'c'],
    async story(slug: string) {
      reads++
      await wait(10)
      if (failing) throw new ContentProblem('down', 503)
      return { slug, full_slug: slug, content: { component: 'page' } } as unknown as Story
    },
  })
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
  const reader = readerOf({
    cacheVersion: async () => answer(state.version),
    slugs: async () => {
      state.lists++
      return answer(state.pages)
    },
    story: async (slug) => {
      state.stories.push(slug)
      return answer({ slug, full_slug: slug, content: {} } as unknown as Story)
    },
  })
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
