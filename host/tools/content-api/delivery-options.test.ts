import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Storyblok } from 'storyblok-js-client'
import { createStoryblokReader } from '../../src/content/source/storyblok-reader'
import { temporary } from '../../src/server/testing/temporary'
import { type ContentApi, createContentApi } from './content-api'

// Languages, releases and files as the Content Delivery API documents them, asked by the unmodified client.
// https://www.storyblok.com/docs/api/content-delivery/v2/stories/retrieve-a-single-story (read 2026-11-27)

let folder: string
let api: ContentApi

function write(file: string, story: object) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(story))
}

const picture = {
  fieldtype: 'asset',
  id: 87196701025710,
  filename: '/assets/casa.JPEG',
  alt: 'Uma casa',
  title: '',
}

beforeAll(async () => {
  folder = temporary('delivery-options')
  write('stories/guias/luz.json', {
    name: 'Luz',
    uuid: 'uuid-luz',
    translated_slugs: [{ lang: 'en', path: 'guides/light', name: 'Light' }],
    content: {
      component: 'article',
      title: 'Luz',
      title__i18n__en: 'Light',
      intro: 'Em português',
      intro__i18n__pt_br: 'No Brasil',
      intro__i18n__en: '',
      body: [{ _uid: '1', component: 'note', text: 'Nota', text__i18n__en: 'Note' }],
      image: picture,
      more: [picture, { fieldtype: 'asset', id: null, filename: '' }],
    },
  })
  write('stories/guias/gas.json', {
    name: 'Gás',
    uuid: 'uuid-gas',
    content: {
      component: 'article',
      title: 'Gás',
      link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-luz' },
    },
  })
  write('stories/home.json', {
    name: 'Início',
    content: { component: 'page', link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-gas' } },
  })
  write('releases/124105888551306/guias/luz.json', {
    name: 'Luz em janeiro',
    content: { component: 'article', title: 'Luz em janeiro' },
  })
  write('releases/124105888551306/guias/agua.json', {
    name: 'Água',
    content: { component: 'article', title: 'Água' },
  })
  write('datasources/temas.json', {
    entries: [{ name: 'Casa', value: 'casa', dimensions: { en: 'home' } }],
  } as object)
  api = await createContentApi({
    folder,
    port: 0,
    tokens: { public: ['public'], preview: ['preview'] },
    requestsPerSecond: () => 1000,
  })
})
afterAll(async () => {
  await api.close()
})

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

  it('says in the links how each story is called elsewhere', async () => {
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
  it('says of each file of the story what it knows, once, when asked', async () => {
    const { data } = await client().get('cdn/stories/guias/luz', { resolve_assets: 1 })
    expect(data.assets).toEqual([
      expect.objectContaining({
        id: picture.id,
        content_type: 'image/jpeg',
        alt: 'Uma casa',
        is_private: false,
        s3_filename: picture.filename,
        meta_data: { alt: 'Uma casa', title: '', copyright: '', source: '' },
      }),
    ])
    const { data: unasked } = await client().get('cdn/stories/guias/luz')
    expect(unasked).not.toHaveProperty('assets')
  })
})

it('follows links of linked stories when asked', async () => {
  const linked = async (query: object) => {
    const { data } = await client({ resolveNestedRelations: false }).get('cdn/stories/home', {
      resolve_links: 'story',
      ...query,
    })
    return data.links.map(({ name }: { name: string }) => name)
  }
  expect(await linked({})).toEqual(['Gás'])
  expect(await linked({ resolve_links_level: 2 })).toEqual(['Gás', 'Luz'])
})

it('lists the datasources, and says one by its name', async () => {
  const { data } = await client().get('cdn/datasources')
  expect(data.datasources).toEqual([
    {
      id: expect.any(Number),
      name: 'temas',
      slug: 'temas',
      dimensions: [expect.objectContaining({ entry_value: 'en' })],
    },
  ])
  const { data: one } = await client().get('cdn/datasources/temas')
  expect(one.datasource).toEqual(data.datasources[0])
  await expect(client().get('cdn/datasources/nada')).rejects.toMatchObject({ status: 404 })
})
