import path from 'node:path'
import { itDeep } from 'shared-lib/testing/run-depth'
import { createContentSource } from '../../../src/content/source/content-source'
import { readSpace } from '../../stories/story-files'
import { seedCommand } from '../commands/seed-command'
import { type CmsSpace, openCmsSpace } from '../testing/cms-space'
import { isSameContent, withUuids } from './seed-story'

let files: CmsSpace
let space: CmsSpace

const stories = (name: string) => path.join(name, 'content')

beforeEach(async () => {
  // The files of one folder, seeded into the empty space of another.
  files = await openCmsSpace()
  space = await openCmsSpace()
  const write = (slug: string, name: string, content: object, more = {}) =>
    files.writeStory(slug, { name, content, ...more })
  const body = [{ component: 'article-list', articles: ['uuid-luz'] }]
  const light = { component: 'article', title: 'Luz', author: 'uuid-autora' }
  write('home', 'Início', { component: 'page', body }, { uuid: 'uuid-home' })
  write('guias', 'Guias', { component: 'index-page' }, { uuid: 'uuid-guias' })
  write('guias/luz', 'Luz', light, { uuid: 'uuid-luz', tag_list: ['guia'] })
  write('blog/autores/autora', 'Autora', { component: 'author' }, { uuid: 'uuid-autora' })
  write('guias/novo.draft', 'Novo', { component: 'article', title: 'Novo' })
})

afterEach(() => Promise.all([files.close(), space.close()]))

const run = (...args: string[]) => space.run(seedCommand, '--content', stories(files.folder), ...args)

interface Listed {
  readonly id: number
  readonly uuid: string
  readonly full_slug: string
  readonly published: boolean
}
const listed = () => space.client.all<Listed>('stories')

const storyAt = async (slug: string) => {
  const { id } = (await listed()).find(({ full_slug }) => full_slug === slug) ?? { id: 0 }
  const { story } = await space.client.get(`stories/${id}`)
  return story as Listed & { content: Record<string, unknown>; tag_list: string[] }
}

it('names files that stories show and no host has', async () => {
  const image = (filename: string) => ({ component: 'image', image: { fieldtype: 'asset', filename } })
  const body = [image('/assets/enviadas/0123456789ab/foto.jpg'), image('/assets/partilha.png')]
  files.writeStory('com-imagens', { content: { component: 'page', body } })
  const { lines } = await run()
  const named = lines.filter((line) => line.includes('/assets/'))
  expect(named).toEqual(['  com-imagens: /assets/enviadas/0123456789ab/foto.jpg'])
  expect(lines.join(' ')).toContain('or put them into host/content/assets')
})

it('fills an empty space: folders, first pages, drafts and what is published, with references in place', async () => {
  const { lines } = await run()
  expect(lines.at(-1)).toContain('3 folders and 5 stories created, 0 finished, 0 as they were')
  const slugs = (await listed()).map(({ full_slug }) => full_slug).sort()
  expect(slugs).toEqual([
    ...['blog', 'blog/autores', 'blog/autores/autora'],
    ...['guias', 'guias/', 'guias/luz', 'guias/novo', 'home'],
  ])
  const author = await storyAt('blog/autores/autora')
  const [light, draft] = [await storyAt('guias/luz'), await storyAt('guias/novo')]
  expect(light).toMatchObject({ published: true, tag_list: ['guia'], content: { author: author.uuid } })
  expect(draft.published).toBe(false)

  const endpoint = `${space.api.url}/v2`
  const site = createContentSource({ token: 'a', endpoint, rateLimit: 500, refreshMs: 0 })
  const home = await site.story('home')
  expect((await site.story('guias'))?.content.component).toBe('index-page')
  const found = (await site.allSlugs()).slice().sort()
  expect(found).toEqual(['blog/autores/autora', 'guias', 'guias/luz', 'home'])
  site.close()
  expect(home?.content.body).toMatchObject([{ articles: [{ full_slug: 'guias/luz' }] }])
})

it('changes nothing the second time', async () => {
  await run()
  const before = await Promise.all((await listed()).map(({ id }) => space.client.get(`stories/${id}`)))
  const { lines } = await run()
  const after = await Promise.all((await listed()).map(({ id }) => space.client.get(`stories/${id}`)))
  expect(lines).toEqual([expect.stringContaining('0 stories created, 0 finished, 5 as they were, 0 changed')])
  expect(after).toEqual(before)
})

describe('what an editor changed since', () => {
  const rewrite = async () => {
    const { id, content } = await storyAt('guias/luz')
    await space.client.update('stories', id, {
      story: { content: { ...content, title: 'Outra' } },
      publish: 1,
    })
  }

  it('stays and is named', async () => {
    await run()
    await rewrite()
    const { id } = await storyAt('home')
    await space.client.get(`stories/${id}/unpublish`)
    const { lines } = await run()
    const first = 'These stay as editors left them (--force replaces them):'
    expect(lines.slice(-3)).toEqual([first, '  guias/luz', '  home'])
    expect((await storyAt('guias/luz')).content.title).toBe('Outra')
    expect((await storyAt('home')).published).toBe(false)
  })

  it('is replaced when forced', async () => {
    await run()
    await rewrite()
    const { text } = await run('--force')
    expect(text).toContain('replaced guias/luz')
    expect((await storyAt('guias/luz')).content.title).toBe('Luz')
  })
})

it('finishes what was interrupted between the draft and its publication', async () => {
  await run()
  const { id, content } = await storyAt('guias/luz')
  await space.client.remove('stories', id)
  const { id: parent_id } = (await listed()).find(({ full_slug }) => full_slug === 'guias') ?? { id: 0 }
  const story = { name: 'Luz', slug: 'luz', parent_id, content: { ...content, author: 'uuid-autora' } }
  await space.client.create('stories', { story })
  const { text } = await run()
  expect(text).toContain('finished guias/luz')
  expect(await storyAt('guias/luz')).toMatchObject({ published: true, content: { author: content.author } })
})

it('takes the numbers of blocks for no difference, and every reference of a text for one', () => {
  expect(isSameContent({ _uid: 'a', component: 'page' }, { component: 'page' })).toBe(true)
  expect(isSameContent({ component: 'page', title: 'a' }, { component: 'page', title: 'b' })).toBe(false)
  const uuids = new Map([['a', 'b']])
  const page = (id: string) => ({ component: 'page', links: [{ id, text: 'a b' }] })
  expect(withUuids(page('a'), uuids)).toEqual(page('b'))
})

const own = path.resolve(import.meta.dirname, '../../../content')

it('brings a story of each kind that the site has', async () => {
  const kinds = new Map(readSpace(own).stories.published.map((story) => [story.content.component, story]))
  expect(kinds.size).toBeGreaterThan(10)
  for (const { full_slug, ...story } of kinds.values()) files.writeStory(full_slug.replace(/\/$/, ''), story)
  await run()
  const found = (await listed()).filter(({ published }) => published).map(({ full_slug }) => full_slug)
  expect(found).toEqual(expect.arrayContaining([...kinds.values()].map(({ full_slug }) => full_slug)))
  expect((await run()).text).toContain(`${found.length + 1} as they were, 0 changed`)
})

itDeep('brings every story of the site', async () => {
  const { stories: all } = readSpace(own)
  const first = await space.run(seedCommand)
  expect(first.text).toContain(`${all.draft.length} stories created`)
  expect((await listed()).filter(({ published }) => published)).toHaveLength(all.published.length)
})
