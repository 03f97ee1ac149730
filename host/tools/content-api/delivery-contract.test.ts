import path from 'node:path'
import { deliveryEndpoint } from 'shared-lib/contract/stories/storyblok-regions'
import { createStoryblokReader } from '../../src/content/source/storyblok-reader'
import { type ContentApi, createContentApi } from './content-api'

// Assumptions of the site about the Content Delivery API, asked of the local service and, unchanged, of a real space:
//   STORYBLOK_TOKEN=… [STORYBLOK_REGION=us] npx jest delivery-contract
// Nothing here depends on what the space holds, but for one published story or more. https://www.storyblok.com/docs/api/content-delivery/v2

interface Service {
  readonly endpoint: string
  readonly token: string
}

let local: ContentApi
const { STORYBLOK_TOKEN: token, ...env } = process.env
const tokens = { public: ['public'], preview: ['preview'] }
const real = token ? 'a real space' : 'a real space (skipped: no STORYBLOK_TOKEN)'
const services: readonly (readonly [string, () => Service, boolean])[] = [
  ['the local service', () => ({ endpoint: `${local.url}/v2`, token: 'public' }), true],
  [real, () => ({ endpoint: deliveryEndpoint(env), token: token ?? '' }), Boolean(token)],
]

beforeAll(async () => {
  local = await createContentApi({ folder: path.resolve(__dirname, '../../content'), port: 0, tokens })
})
afterAll(() => local.close())

for (const [name, service, isThere] of services)
  (isThere ? describe : describe.skip)(name, () => {
    async function ask(what: string, parameters = {}, redirect: RequestRedirect = 'follow') {
      const { endpoint, token } = service()
      const query = new URLSearchParams({ token, version: 'published', ...parameters })
      const signal = AbortSignal.timeout(10_000)
      const answer = await fetch(`${endpoint}/cdn/${what}?${query}`, { redirect, signal })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) }
    }
    const reader = () => createStoryblokReader({ ...service(), rateLimit: 5 })

    it('states which version its content has', async () => {
      const { body } = await ask('spaces/me')
      expect(body.space).toMatchObject({ version: expect.any(Number), name: expect.any(String) })
      expect(await reader().cacheVersion()).toBe(body.space.version)
    })

    it('leads who asks for what is published to the version that it has', async () => {
      const { status, headers } = await ask('stories', {}, 'manual')
      expect([301, 302, 307]).toContain(status)
      expect(headers.get('location')).toMatch(/[?&]cv=\d+/)
    })

    it('gives stories in pages of at most a hundred, and states the total', async () => {
      const { status, headers, body } = await ask('stories', { per_page: '2' })
      expect(status).toBe(200)
      expect(Number(headers.get('total'))).toBeGreaterThan(0)
      expect(headers.get('per-page')).toBe('2')
      const text = expect.any(String)
      expect(body.stories[0]).toMatchObject({
        uuid: text,
        id: expect.any(Number),
        full_slug: text,
        published_at: text,
        content: { component: text },
      })
      const { headers: most } = await ask('stories', { per_page: '100', page: '9999' })
      expect(most.get('per-page')).toBe('100')
    })

    it('gives links in pages of a thousand, by UUID', async () => {
      const { headers, body } = await ask('links', { per_page: '1000' })
      expect(headers.get('per-page')).toBe('1000')
      const [uuid = '', link] = Object.entries(body.links)[0] ?? []
      expect(link).toMatchObject({ uuid, slug: expect.any(String), is_folder: expect.any(Boolean) })
    })

    it('finds a story by its address, which is in the list of addresses, and none where there is none', async () => {
      const [story] = (await ask('stories', { per_page: '1' })).body.stories
      const slug = story.full_slug.replace(/\/$/, '')
      const read = await reader().story(slug, 'published', undefined)
      expect(read).toMatchObject({ uuid: story.uuid, full_slug: slug })
      expect(await reader().slugs(undefined)).toContain(slug)
      expect(await reader().story('nao/existe/de/certeza', 'published', undefined)).toBeUndefined()
      expect((await ask('stories/nao/existe/de/certeza')).status).toBe(404)
    })

    it('minds no parameter that it does not know, and refuses a token that is none', async () => {
      expect((await ask('stories', { per_page: '1', of_nobody: '1' })).status).toBe(200)
      expect((await ask('spaces/me', { token: 'nobody' })).status).toBe(401)
    })
  })
