import type { Block, Story } from '../../../content/source/story'
import { editorSignature } from '../../../editorial/preview/editor-request'
import { company } from '../../../server/testing/fake-content'
import { startTestSite } from '../../../server/testing/test-site'

const token = 'a-preview-token-1'
const variant = 'config/experiencias/energia-b'
const link = (cached_url: string) => ({ linktype: 'story', cached_url })
const page = (title: string): Block => ({ component: 'page', title, description: '', body: [] })
const comparisons: Block = {
  component: 'experiments',
  experiments: [
    {
      component: 'experiment',
      name: 'titulo',
      page: link('energia'),
      story: link(variant),
      percentage: '50',
      start: '2099-01-01',
    },
  ],
}
const draft = (full_slug: string, content: Block): Story => ({
  id: 1,
  uuid: full_slug,
  name: full_slug,
  slug: full_slug,
  full_slug,
  published_at: null,
  first_published_at: null,
  created_at: '',
  updated_at: '',
  tag_list: [],
  content,
})
const stories = [
  draft('energia', page('Versão A')),
  draft(variant, page('Versão B, por publicar')),
  draft('config/default-layout', { component: 'default-layout', navbar: [], footer: [] }),
  draft('config/empresa', { component: 'company', ...company }),
]

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  const published = { energia: page('Versão A'), 'config/experiencias': comparisons }
  const preview = { token, editors: ['https://editor.example'], bridge: undefined, schedules: undefined }
  const drafts = {
    story: async (slug: string) => stories.find(({ full_slug }) => full_slug === slug),
    stories: async () => stories,
    slugs: async () => stories.map(({ full_slug }) => full_slug),
  }
  site = await startTestSite(published, { preview }, { drafts })
  await site.site.experiments.first
})
afterAll(() => site.site.close())

const signature = () => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  return new URLSearchParams({
    _storyblok: '42',
    '_storyblok_tk[space_id]': '606',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': editorSignature('606', token, timestamp),
  })
}
const titleAt = async (url: string) => /<title>(.*?) \|/.exec((await site.get(url)).body)?.[1]

test.each([
  ['the original', '/energia?', 'Versão A'],
  ['the other version, before it begins', '/energia?variante=titulo&', 'Versão B, por publicar'],
  ['the original for a name that is none', '/energia?variante=outra&', 'Versão A'],
  ['the story of the other version as the page that it will be', `/${variant}?`, 'Versão B, por publicar'],
])('an editor sees %s', async (_, url, title) => {
  expect(await titleAt(url + signature())).toBe(title)
})

test('nobody else does', async () => {
  expect(await titleAt('/energia?variante=titulo')).toBe('Versão A')
  expect((await site.get(`/${variant}`)).statusCode).toBe(404)
})
