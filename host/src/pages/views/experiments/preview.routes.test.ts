import type { Block } from '../../../content/source/story'
import { storyOf } from '../../../content/source/testing/story-of'
import { company, draftsOf, layout, signed, token } from '../../../editorial/preview/testing/drafts'
import { sharedTestSite } from '../../../server/testing/test-site'
import { variation as variant, written } from './testing/written'

const page = (title: string): Block => ({ component: 'page', title, description: '', body: [] })
const comparisons: Block = { component: 'experiments', experiments: [written({ start: '2099-01-01' })] }
const stories = [
  storyOf('energia', page('Versão A')),
  storyOf(variant, page('Versão B, por publicar')),
  storyOf('config/default-layout', layout),
  storyOf('config/empresa', company),
]

const published = { energia: page('Versão A'), 'config/experiencias': comparisons }
const preview = { token, editors: ['https://editor.example'], bridge: undefined, schedules: undefined }
const site = sharedTestSite(published, { preview }, { drafts: draftsOf(() => stories) })
beforeAll(() => site.site.experiments.first)

const titleAt = async (url: string) => /<title>(.*?) \|/.exec((await site.get(url)).body)?.[1]

test.each([
  ['the original', '/energia', 'Versão A'],
  ['the other version, before it begins', '/energia?variante=titulo', 'Versão B, por publicar'],
  ['the original for a name that is none', '/energia?variante=outra', 'Versão A'],
  ['the story of the other version as the page that it will be', `/${variant}`, 'Versão B, por publicar'],
])('an editor sees %s', async (_, url, title) => {
  expect(await titleAt(signed(url))).toBe(title)
})

test('nobody else does', async () => {
  expect(await titleAt('/energia?variante=titulo')).toBe('Versão A')
  expect((await site.get(`/${variant}`)).statusCode).toBe(404)
})
