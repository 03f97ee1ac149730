import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Storyblok } from 'storyblok-js-client'
import { createStoryblokReader } from '../../../src/content/source/storyblok-reader'
import { readAccess, removeAccess, writeAccess } from '../../stories/local-access'
import type { ContentApi } from '../content-api'
import { testSpace } from '../testing/test-space'

const token = 'a-token-of-the-test'

const { root: folder, serve, writeStory } = testSpace('management', 'content')
let api: ContentApi

const start = (more: object = {}) =>
  serve({
    changes: path.join(folder, 'changes'),
    tokens: { preview: ['any'] },
    management: { token },
    ...more,
  })

const client = (oauthToken = token) =>
  new Storyblok({ oauthToken, endpoint: `${api.url}/v1`, rateLimit: 1000, maxRetries: 0 })

const post = async (address: string, body: object) =>
  (await client().post(`spaces/1/${address}`, body as object)).data
const putStory = (id: number, body: object) => client().put(`spaces/1/stories/${id}`, body as object)

const reader = () => new Storyblok({ accessToken: 'any', endpoint: `${api.url}/v2`, rateLimit: 1000 })

const delivered = async (slug: string, version: 'draft' | 'published') => {
  const { data } = await reader().get(`cdn/stories/${slug}`, { version, cv: Date.now() })
  return data.story
}

const cv = async () => (await reader().get('cdn/spaces/me')).data.space.version
const page = (title: string, body: object[] = []) => ({ component: 'page', title, body })

const idOf = async (slug: string): Promise<number> => {
  const { data } = await client().get('spaces/1/stories', { with_slug: slug } as object)
  return data.stories[0].id
}

it.each([
  ['lists', (levels: number) => `{"story":{"content":${'['.repeat(levels)}${']'.repeat(levels)}}}`],
  ['objects', (levels: number) => `{"story":{"content":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}}`],
])('answers 400 to a body of deeply nested %s', async (_, body) => {
  for (const [levels, method, path] of [
    [600, 'POST', 'stories'],
    [600, 'PUT', `stories/${await idOf('home')}`],
    [600, 'POST', 'components'],
    [5_000, 'POST', 'stories'],
    [100_000, 'POST', 'stories'],
  ] as const) {
    const headers = { authorization: token, 'content-type': 'application/json' }
    const answer = await fetch(`${api.url}/v1/spaces/1/${path}`, { method, headers, body: body(levels) })
    expect([levels, method, path, answer.status]).toEqual([levels, method, path, 400])
  }
})

beforeAll(() => {
  for (const [slug, name] of Object.entries({ home: 'Início', 'guias/luz': 'Luz', 'guias/gas': 'Gás' }))
    writeStory(slug, { name, content: page(name) })
})

beforeEach(async () => {
  rmSync(path.join(folder, 'changes'), { recursive: true, force: true })
  api = await start()
})

afterEach(() => api.close())

describe('who may write', () => {
  it.each([undefined, '', 'wrong', 'Bearer wrong', `${token}x`])('refuses the token %s', async (sent) => {
    const headers = new Headers(sent === undefined ? [] : [['authorization', sent]])
    const response = await fetch(`${api.url}/v1/spaces/1/stories`, { headers })
    expect([response.status, await response.json()]).toEqual([401, { error: 'Unauthorized' }])
  })

  it.each([token, `Bearer ${token}`])('takes %s, and answers to no other page', async (authorization) => {
    const response = await fetch(`${api.url}/v1/spaces/1`, { headers: { authorization } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('does not open beyond this machine', async () => {
    await expect(start({ host: '0.0.0.0' })).rejects.toThrow('stays on this machine')
  })

  it('is not there without a token', async () => {
    const closed = await start({ management: undefined })
    const response = await fetch(`${closed.url}/v1/spaces/1`, { headers: { authorization: token } })
    await closed.close()
    expect(response.status).toBe(404)
  })

  it.each(['spaces/2/stories', 'spaces/1/nothing', 'spaces/1/stories/5', 'spaces/1/stories/5/publish'])(
    'knows no %s',
    async (address) => expect(client().get(address)).rejects.toMatchObject({ status: 404 }),
  )

  it('leaves its address and token to the user of this machine alone', () => {
    const access = { url: api.url, space: 1, token, uploads: folder }
    writeAccess(path.join(folder, 'changes'), access)
    const [file] = readdirSync(path.join(folder, 'changes')).filter((name) => name === 'management.json')
    expect(statSync(path.join(folder, 'changes', String(file))).mode & 0o777).toBe(0o600)
    expect(readAccess(path.join(folder, 'changes'))).toEqual(access)
    removeAccess(path.join(folder, 'changes'))
    expect(readAccess(path.join(folder, 'changes'))).toBeUndefined()
  })
})

describe('a story', () => {
  it('is drafted, published and taken back; the delivery side shows each step and `cv` grows with publications', async () => {
    const id = await idOf('guias/luz')
    const before = await cv()
    await putStory(id, { story: { content: page('Luz nova', [{ component: 'quote' }]) } })
    expect((await delivered('guias/luz', 'draft')).content.title).toBe('Luz nova')
    expect((await delivered('guias/luz', 'published')).content.title).toBe('Luz')
    expect(await cv()).toBe(before)
    const changed = await client().get(`spaces/1/stories/${id}`)
    expect(changed.data.story).toMatchObject({ published: true, unpublished_changes: true })

    await client().get(`spaces/1/stories/${id}/publish`)
    const published = await delivered('guias/luz', 'published')
    expect(published.content).toMatchObject({ title: 'Luz nova', body: [{ _uid: expect.any(String) }] })
    expect(await cv()).toBeGreaterThan(before)

    await client().get(`spaces/1/stories/${id}/unpublish`)
    await expect(delivered('guias/luz', 'published')).rejects.toMatchObject({ status: 404 })
    expect((await delivered('guias/luz', 'draft')).published_at).toBeNull()
  })

  it('is created in a folder, published at once, found by its blocks, and removed', async () => {
    const parent = await post('stories', { story: { name: 'Novidades', slug: 'novidades', is_folder: true } })
    const content = { component: 'page', body: [{ component: 'qp-irs' }] }
    const story = { name: 'Água quente', parent_id: parent.story.id, content }
    const data = await post('stories', { story, publish: 1 })
    expect(data.story).toMatchObject({ full_slug: 'novidades/agua-quente', published: true })
    expect((await delivered('novidades/agua-quente', 'published')).uuid).toBe(data.story.uuid)
    const found = await client().get('spaces/1/stories', { contain_component: 'qp-irs' } as object)
    expect(found.data.stories).toEqual([expect.objectContaining({ id: data.story.id })])
    expect(found.data.stories[0]).not.toHaveProperty('content')

    await client().delete(`spaces/1/stories/${parent.story.id}`, {})
    await expect(delivered('novidades/agua-quente', 'draft')).rejects.toMatchObject({ status: 404 })
  })

  it('is at the address of its folder as its first page', async () => {
    const place = { name: 'Guias', slug: 'guias', parent_id: await idOf('guias'), is_startpage: true }
    await post('stories', { story: { ...place, content: { component: 'page' } }, publish: 1 })
    expect((await delivered('guias', 'published')).full_slug).toBe('guias/')
    const site = createStoryblokReader({ token: 'any', endpoint: `${api.url}/v2`, rateLimit: 1000 })
    expect((await site.story('guias', 'published', 1))?.full_slug).toBe('guias')
    expect(await site.slugs(1)).toContain('guias')
    expect((await site.stories(1, [])).map(({ full_slug }) => full_slug)).toContain('guias')
  })

  it('moves with its folder', async () => {
    await putStory(await idOf('guias'), { story: { slug: 'manuais' } })
    expect((await delivered('manuais/luz', 'published')).content.title).toBe('Luz')
    await expect(delivered('guias/luz', 'published')).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [{ name: '', content: { component: 'page' } }, 'name'],
    [{ name: 'Sem conteúdo' }, 'content'],
    [{ name: 'Repetida', slug: 'home', content: { component: 'page' } }, 'slug'],
    [{ name: 'Perdida', parent_id: 7, content: { component: 'page' } }, 'parent_id'],
  ])('is refused when it makes no sense: %j', async (story, field) => {
    const response = { data: { [field]: [expect.any(String)] } }
    await expect(post('stories', { story })).rejects.toMatchObject({ status: 422, response })
  })

  it('is kept in a folder of its own over a restart, and the files of the repository stay as they are', async () => {
    await putStory(await idOf('home'), { story: { name: 'Entrada' }, publish: 1 })
    await client().delete(`spaces/1/stories/${await idOf('guias/gas')}`, {})
    await post('components', { component: { name: 'quote', schema: {} } })
    await api.close()
    api = await start()
    expect((await client().get('spaces/1/components')).data.components).toHaveLength(1)
    expect((await delivered('home', 'published')).name).toBe('Entrada')
    await expect(delivered('guias/gas', 'draft')).rejects.toMatchObject({ status: 404 })
    expect(existsSync(path.join(folder, 'content/stories/guias/gas.json'))).toBe(true)
  })
})

describe('what blocks are made of', () => {
  const component = (more: object = {}) => ({
    component: { name: 'quote', schema: { text: { type: 'text', pos: 0 } }, ...more },
  })

  it.each([
    ['components', component({ name: '' }), 'name'],
    ['components', component({ schema: { text: { type: 'texto' } } }), 'schema'],
    ['presets', { preset: { name: 'Órfão', component_id: 9 } }, 'component'],
    ['component_groups', { component_group: { name: 'Filho', parent_id: 9 } }, 'parent_id'],
    ['datasources', { datasource: { name: 'Ícones' } }, 'slug'],
    ['datasource_entries', { datasource_entry: { name: 'a', datasource_id: 9 } }, 'datasource'],
  ])('refuses from %s what makes no sense: %j', async (kind, body, field) => {
    const response = { data: { [field]: [expect.any(String)] } }
    await expect(post(kind, body)).rejects.toMatchObject({ status: 422, response })
  })

  it('delivers the values of datasources, in each dimension', async () => {
    const dimensions_attributes = [{ name: 'Inglês', entry_value: 'en' }]
    const made = await post('datasources', {
      datasource: { name: 'Temas', slug: 'temas', dimensions_attributes },
    })
    const { id, dimensions } = made.datasource
    const home = { name: 'Casa', value: 'casa' }
    const entry = await post('datasource_entries', { datasource_entry: { ...home, datasource_id: id } })
    const address = `spaces/1/datasource_entries/${entry.datasource_entry.id}?dimension_id=${dimensions[0].id}`
    await client().put(address, { datasource_entry: { ...home, dimension_value: 'home' } } as object)
    const asked = { datasource: 'temas', dimension: 'en', cv: 1 } as object
    const { data } = await reader().get('cdn/datasource_entries', asked)
    expect(data.datasource_entries).toEqual([{ id: 1, ...home, dimension_value: 'home' }])
    await client().delete(`spaces/1/datasources/${id}`, {})
    expect((await client().get('spaces/1/datasource_entries')).data.datasource_entries).toEqual([])
  })
})
