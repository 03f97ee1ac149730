import { addDays } from 'shared-lib/rules/dates/calendar'
import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { doc, text as plain } from '../../content/blocks/testing/draw'
import type { Block } from '../../content/source/story'
import { sharedTestSite } from '../../server/testing/test-site'
import { company, draftsOf, layout, setting, signed, story, text, token } from './testing/drafts'

const link = { type: 'link', attrs: { href: '/nao-existe-nada', linktype: 'url' } }
const dead: Block = {
  component: 'rich-text',
  _uid: 't1',
  body: doc({ type: 'paragraph', content: [{ ...plain('ligação morta'), marks: [link] }] }),
}
const clean = 'Antes de publicar: nada a corrigir'
const deadLink = '/nao-existe-nada'

const base = [setting('config/default-layout', layout), setting('config/empresa', company)]
const home = story('home', [{ component: 'hero', _uid: 'h1', title: 'Poupa' }], 7)
const standing = [...base, home, story('ajuda', [text('Publicado')])]
let drafts = standing

const preview = { token, editors: ['https://editor.example'], bridge: undefined, schedules: undefined }
const published = { ajuda: [text('Publicado')], 'config/default-layout': layout, 'config/empresa': company }
const site = sharedTestSite(published, { preview }, { drafts: draftsOf(() => drafts) })
beforeEach(() => {
  drafts = standing
})

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String([headers['set-cookie']].flat().find((one) => String(one).startsWith('qp_preview='))).split(';')[0] ??
  ''
const post = (url: string, payload: object | string, cookie: string) =>
  site.post(url, payload, { cookie, 'content-type': 'application/json' })
const opened = async (path: string) => cookieOf(await site.get(signed(path)))
const findings = async (cookie: string, sent: object) =>
  (await post('/api/preview/findings', sent, cookie)).json()

test('are those of what was saved', async () => {
  const cookie = await opened('/ajuda')
  drafts = [...base, home, story('ajuda', [dead])]
  expect((await findings(cookie, { path: '/ajuda', saved: 'draft' })).html).toContain(deadLink)
})

test('of a setting are its own, not those of the home page that shows it', async () => {
  const broken = {
    ...layout,
    navbar: [{ component: 'nav-link', _uid: 'n1', text: 'Nada', link: { linktype: 'url', url: deadLink } }],
  }
  drafts = [...standing.slice(1), setting('config/default-layout', broken)]
  const { body, headers } = await site.get(signed('/config/default-layout'))
  expect(body).toContain('Poupa')
  expect(body).toContain(`Ninguém responde em ${deadLink}`)
  expect(body).toContain('navbar')
  const cookie = cookieOf({ headers })
  const mended = { path: '/config/default-layout', story: setting('config/default-layout', layout) }
  expect((await findings(cookie, mended)).html).toContain(clean)
})

test.each([
  ['null', 'null', 200],
  ['a story that is none', JSON.stringify({ path: '/ajuda', story: 'texto' }), 422],
])('asked for with %s are answered plainly', async (_, sent, status) => {
  expect((await post('/api/preview/findings', sent, await opened('/ajuda'))).statusCode).toBe(status)
})

test('need a ticket', async () => {
  expect((await post('/api/preview/findings', { path: '/ajuda' }, '')).statusCode).toBe(403)
})

test('on another day say that the draft that was saved is not shown', async () => {
  const day = addDays(lisbonToday(new Date()), 3)
  const headers = { cookie: await opened('/ajuda') }
  const cookie = cookieOf(await site.postForm('/api/preview/day', { path: '/ajuda', day }, headers))
  const hidden = 'Neste dia vê-se o que está publicado, não o rascunho.'
  expect(await findings(cookie, { path: '/ajuda', saved: 'draft' })).toMatchObject({ hidden })
  expect(await findings(cookie, { path: '/ajuda', saved: 'published' })).not.toHaveProperty('hidden')
})
