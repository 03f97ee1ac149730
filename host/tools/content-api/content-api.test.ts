import { Storyblok } from 'storyblok-js-client'
import { type ContentApi, createContentApi } from './content-api'
import cases from './testing/content-api.json'
import { testSpace } from './testing/test-space'

const { folder, write, writeStory, serve } = testSpace('content-api')
let api: ContentApi

const article = (title: string, more: object = {}) => ({
  name: title,
  uuid: `uuid-${title.toLowerCase()}`,
  tag_list: ['guia'],
  published_at: '2026-11-01T10:00:00.000Z',
  content: { component: 'article', title, ...more },
})

const get = async (path: string) => {
  const response = await fetch(`${api.url}${path}`)
  return { status: response.status, body: await response.json() }
}

const client = (more: object = {}) =>
  new Storyblok({
    accessToken: 'preview',
    endpoint: `${api.url}/v2`,
    rateLimit: 500,
    retriesDelay: 5,
    ...more,
  })

beforeAll(async () => {
  const link = { fieldtype: 'multilink', linktype: 'story', id: 'uuid-luz', cached_url: 'old' }
  const body = [
    { _uid: '1', component: 'article-list', articles: ['uuid-luz', 'uuid-gás'] },
    { _uid: '2', component: 'call-out', link },
  ]
  writeStory('home', { name: 'Início', uuid: 'uuid-home', content: { component: 'page', body } })
  const light = { order: 2, themes: ['casa', 'luz'], intro: 'Poupança na Eletricidade' }
  writeStory('guias/luz', article('Luz', light))
  writeStory('guias/gas', article('Gás', { order: 10, themes: ['casa'], intro: '' }))
  writeStory('guias/novo.draft', article('Novo', { order: 3 }))
  writeStory('guias/luz.draft', article('Luz', { order: 2, intro: 'Rascunho' }))
  writeStory('muitos', article('Muitos'))
  for (let place = 1; place <= 60; place++) writeStory(`muitos/n${place}`, article(`N${place}`))
  write('datasources/temas.json', { entries: [{ name: 'Casa', value: 'casa', dimensions: { en: 'home' } }] })
  api = await serve({ tokens: { public: ['public'], preview: ['preview'] }, testControls: true })
})

afterAll(() => api.close())

describe('the unmodified Storyblok client', () => {
  it('reads one story by slug, by id and by UUID', async () => {
    const { data } = await client().get('cdn/stories/guias/luz')
    expect(data.story).toMatchObject({ full_slug: 'guias/luz', slug: 'luz', uuid: 'uuid-luz' })
    const byUuid = await client().getStory('uuid-luz', { find_by: 'uuid' })
    const byId = await client().getStory(String(data.story.id))
    expect([byUuid.data.story.full_slug, byId.data.story.full_slug]).toEqual(['guias/luz', 'guias/luz'])
  })

  it('reads links, space, tags and data sources', async () => {
    const links = await client().getAll('cdn/links', { per_page: 25 }, 'links')
    expect(links).toContainEqual(expect.objectContaining({ slug: 'guias', is_folder: true }))
    expect(links).toContainEqual(expect.objectContaining({ slug: 'guias/luz', published: true }))
    const space = await client().get('cdn/spaces/me')
    expect(space.data.space.version).toBeGreaterThan(1_600_000_000)
    const tags = await client().get('cdn/tags', { starts_with: 'guias/' })
    expect(tags.data.tags).toEqual([{ name: 'guia', taggings_count: 2 }])
    const entries = await client().get('cdn/datasource_entries', { datasource: 'temas', dimension: 'en' })
    const entry = { id: 1, name: 'Casa', value: 'casa', dimension_value: 'home' }
    expect(entries.data.datasource_entries).toEqual([entry])
  })
})

describe('answers', () => {
  it('keeps drafts to the preview token', async () => {
    expect((await get('/v2/cdn/stories/guias/novo?token=preview&version=draft')).status).toBe(200)
    expect((await get('/v2/cdn/stories/guias/novo?token=preview')).status).toBe(404)
    expect((await get('/v2/cdn/stories/guias/luz?token=public&version=draft')).status).toBe(401)
    const draft = await get('/v2/cdn/stories/guias/luz?token=preview&version=draft')
    expect(draft.body.story.content.intro).toBe('Rascunho')
    const anonymous = await get('/v2/cdn/stories')
    expect(anonymous).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
  })

  it.each(cases.lists as [string, string[]][])('lists %s', async (asked, names) => {
    const { body } = await get(`/v2/cdn/stories?token=public&${asked}`)
    const found: string[] = body.stories.map((story: { name: string }) => story.name)
    expect(new Set(found)).toEqual(new Set(names))
    if (asked.includes('sort_by')) expect(found).toEqual(names)
  })
})

it('answers 429 beyond the documented requests a second, and hides the test controls', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()) // the same second, however long 20 requests take
  const strict = await createContentApi({ folder, port: 0, tokens: { preview: ['x'] } })
  const asked = () => fetch(`${strict.url}/v2/cdn/stories?token=x&version=draft&per_page=100`)
  const statuses = (await Promise.all(Array.from({ length: 20 }, asked))).map((response) => response.status)
  const controls = await fetch(`${strict.url}/test-controls?down=1`)
  await strict.close()
  clock.mockRestore()
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
  expect(controls.status).toBe(404)
})
