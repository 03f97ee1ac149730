import { Storyblok } from 'storyblok-js-client'
import { createStoryblokReader } from '../../src/content/source/storyblok-reader'
import type { ContentApi } from './content-api'
import cases from './testing/delivery-options.json'
import { testSpace } from './testing/test-space'

// Languages, releases and files as the Content Delivery API documents them, asked by the unmodified client.
// https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story (read 2026-11-27)

const { write, writeStory, serve } = testSpace('delivery-options')
let api: ContentApi

const picture = {
  fieldtype: 'asset',
  id: 87196701025710,
  filename: '/assets/casa.JPEG',
  alt: 'Uma casa',
  title: '',
}

beforeAll(async () => {
  const link = (id: string) => ({ fieldtype: 'multilink', linktype: 'story', id })
  const article = (title: string, more = {}) => ({ component: 'article', title, ...more })
  const translated = { title__i18n__en: 'Light', intro: 'Em português', intro__i18n__pt_br: 'No Brasil' }
  writeStory('guias/luz', {
    name: 'Luz',
    uuid: 'uuid-luz',
    translated_slugs: [{ lang: 'en', path: 'guides/light', name: 'Light' }],
    content: article('Luz', {
      ...translated,
      intro__i18n__en: '',
      image: picture,
      body: [{ _uid: '1', component: 'note', text: 'Nota', text__i18n__en: 'Note' }],
      more: [picture, { fieldtype: 'asset', id: null, filename: '' }],
    }),
  })
  const gas = article('Gás', { link: link('uuid-luz') })
  writeStory('guias/gas', { name: 'Gás', uuid: 'uuid-gas', content: gas })
  writeStory('home', { name: 'Início', content: { component: 'page', link: link('uuid-gas') } })
  for (const [slug, name] of Object.entries({ luz: 'Luz em janeiro', agua: 'Água' }))
    write(`releases/124105888551306/guias/${slug}.json`, { name, content: article(name) })
  write('datasources/temas.json', { entries: [{ name: 'Casa', value: 'casa', dimensions: { en: 'home' } }] })
  api = await serve({ tokens: { public: ['public'], preview: ['preview'] } })
})
afterAll(() => api.close())

const client = (more: object = {}) =>
  new Storyblok({ accessToken: 'preview', endpoint: `${api.url}/v2`, rateLimit: 500, ...more })
const story = async (slug: string, query: object = {}) =>
  (await client().get(`cdn/stories/${slug}`, query)).data.story

describe('languages', () => {
  it('names those of the space', async () => {
    const { data } = await client().get('cdn/spaces/me')
    expect(data.space.language_codes).toEqual(['en', 'pt-br'])
  })

  it('answers a story in the language asked for, untranslated fields in the default one', async () => {
    expect(await story('guias/luz', { language: 'en' })).toMatchObject({
      name: 'Light',
      lang: 'en',
      full_slug: 'en/guides/light',
      default_full_slug: 'guias/luz',
      translated_slugs: [{ lang: 'en', path: 'guides/light', name: 'Light', published: true }],
      content: { title: 'Light', intro: 'Em português', body: [{ text: 'Note' }] },
    })
  })

  it.each(['en/guides/light', 'en/guias/luz'])('finds %s', async (address) => {
    expect(await story(address)).toMatchObject({ lang: 'en', uuid: 'uuid-luz' })
  })

  it('names in the links each story as other languages call it', async () => {
    const { data } = await client().get('cdn/links')
    const links: Readonly<Record<string, unknown>> = { ...data.links }
    expect(links['uuid-luz']).toHaveProperty('alternates', [
      { lang: 'en', path: 'guides/light', translated_slug: 'guides/light', name: 'Light', published: true },
      { lang: 'pt-br', path: 'guias/luz', translated_slug: 'guias/luz', name: 'Luz', published: true },
    ])
  })
})

describe('releases', () => {
  const release = { version: 'draft' as const, from_release: '124105888551306' }

  it.each([
    { version: 'draft' as const, from_release: '0' },
    { version: 'draft' as const, from_release: '7' },
    { ...release, version: 'published' as const },
  ])('changes nothing with %p', async (query) => {
    expect(await story('guias/luz', query)).toMatchObject({ name: 'Luz', release_id: null })
    await expect(story('guias/agua', query)).rejects.toMatchObject({ status: 404 })
  })

  it('is what the preview of a host reads', async () => {
    const reader = createStoryblokReader({ token: 'preview', endpoint: `${api.url}/v2`, rateLimit: 500 })
    const luz = await reader.story('guias/luz', 'draft', undefined, release.from_release)
    expect(luz?.content).toMatchObject({ title: 'Luz em janeiro' })
    const all = await reader.stories(undefined, [], 'draft', release.from_release)
    expect(all.map(({ full_slug }) => full_slug)).toContain('guias/agua')
  })
})

describe('files', () => {
  it('describes each file of the story, once, when asked', async () => {
    const { data } = await client().get('cdn/stories/guias/luz', { resolve_assets: 1 })
    expect(data.assets).toMatchObject(cases.assets)
    const { data: unasked } = await client().get('cdn/stories/guias/luz')
    expect(unasked).not.toHaveProperty('assets')
  })
})

it('follows links of linked stories when asked', async () => {
  const linked = async (query: object) => {
    const asked = { resolve_links: 'story' as const, ...query }
    const { data } = await client({ resolveNestedRelations: false }).get('cdn/stories/home', asked)
    return data.links.map(({ name }: { name: string }) => name)
  }
  expect(await linked({})).toEqual(['Gás'])
  expect(await linked({ resolve_links_level: 2 })).toEqual(['Gás', 'Luz'])
})

it('lists the datasources, and returns one by its name', async () => {
  const { data } = await client().get('cdn/datasources')
  const dimensions = [expect.objectContaining({ entry_value: 'en' })]
  expect(data.datasources).toEqual([{ id: expect.any(Number), name: 'temas', slug: 'temas', dimensions }])
  const { data: one } = await client().get('cdn/datasources/temas')
  expect(one.datasource).toEqual(data.datasources[0])
  await expect(client().get('cdn/datasources/nada')).rejects.toMatchObject({ status: 404 })
})
