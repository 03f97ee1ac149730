import { object, text as words } from 'shared-lib/contract/schema'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { lisbonToday } from 'shared-lib/rules/dates/iso-date'
import { localServer } from '../../base/testing/local-server'
import { invented } from '../../content/figures/testing/invented'
import type { TestStory } from '../../server/testing/fake-content'
import { publish } from '../../server/testing/test-deployments'
import { startTestSite, type TestSite } from '../../server/testing/test-site'
import { company, draftsOf, layout, paragraph, setting, signed, story, text, token } from './testing/drafts'

const editor = 'https://editor.example'

const published: Record<string, TestStory> = {
  ajuda: [{ component: 'rich-text', body: paragraph('Publicado') }],
  energia: [{ component: 'rich-text', body: paragraph('Energia de hoje') }],
  valores: [{ component: 'rich-text', body: paragraph('São {{figure pay.minimum}} agora') }],
  'config/default-layout': layout,
  'config/empresa': company,
}
const draftStories = [
  setting('config/default-layout', layout),
  setting('config/empresa', company),
  story('energia', [text('Energia do ano que vem')], 43),
  story('ajuda', [text('Por publicar'), { component: 'qp-thing', _uid: 'w1', size: '2' }]),
  story('nova', [text('Página nova')]),
]

const inTenDays = addDays(lisbonToday(new Date()), 10)
const minimum = invented('pay.minimum', [
  { from: '2001-01-01', value: 300 },
  { from: inTenDays, value: 310 },
])

let site: TestSite
/** Answers as the Management API does: the story `energia` is to be published in ten days. */
let management: Awaited<ReturnType<typeof localServer>>

beforeAll(async () => {
  management = await localServer((request, response) => {
    const known = request.headers.authorization === 'gestor' && request.url?.startsWith('/v1/spaces/606/')
    const story_schedulings = [
      { id: 1, story_id: 43, publish_at: `${inTenDays}T09:00:00.000Z`, status: 'scheduled' },
      { id: 2, story_id: 42, publish_at: '2020-01-01T09:00:00.000Z', status: 'published_before_schedule' },
    ]
    response.writeHead(known ? 200 : 401).end(JSON.stringify({ story_schedulings }))
  })
  const schedules = { space: '606', token: 'gestor', endpoint: `${management.origin}/v1` }
  const preview = { token, editors: [editor], bridge: undefined, schedules }
  site = await startTestSite(published, { preview }, { drafts: draftsOf(() => draftStories) })
  const code = `
    exports.render = (call) => ({ html: '<p>' + call.today + ' ' + JSON.stringify(call.attributes) + '</p>' })
    exports.calculate = ({ today }) => ({ result: { day: today } })`
  const dia = {
    title: 'Dia',
    description: 'O dia de que se fala.',
    examples: [{ title: 'Um', input: {} }],
    input: object({}),
    output: object({ day: words('Dia') }),
  }
  await publish(site.store, 'mf-energy', '1.0.0', {
    code,
    tags: ['qp-thing'],
    calculators: { dia },
    figures: publishFigures('Salários', [figure(minimum, 'Salário mínimo', (value) => `${value} €`)]),
    attributes: { size: { type: 'integer', min: 1, max: 9, help: '' } },
  })
  await site.site.deployments.look()
})

afterAll(async () => {
  await site.site.close()
  management.close()
})

let opened: { cookie: string } | undefined
/** The ticket that opening a page with a signature leads to. */
async function ticket() {
  if (opened) return opened
  const { headers } = await site.get(signed('/ajuda'))
  const cookie = [headers['set-cookie']].flat().find((one) => one?.startsWith('qp_preview='))
  opened = { cookie: String(cookie).split(';')[0] ?? '' }
  return opened
}

const post = (url: string, payload: object, headers: Record<string, string>) =>
  site.post(url, payload, headers)

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''

describe('who sees drafts', () => {
  test('everybody else sees what is published, also while an editor has a preview', async () => {
    expect((await site.get(signed('/ajuda'))).body).toContain('Por publicar')
    for (const url of ['/ajuda', '/ajuda?_storyblok=42&_storyblok_tk[token]=x', '/ajuda/_payload.json?b1']) {
      const { body, headers } = await site.get(url)
      expect(body).toContain('Publicado')
      expect(body).not.toMatch(/Por publicar|data-blok|qp-preview/)
      expect(String(headers['set-cookie'])).not.toContain('qp_preview')
    }
    expect((await site.get('/nova')).statusCode).toBe(404)
  })

  test('an editor sees drafts while clicking around', async () => {
    const headers = await ticket()
    expect((await site.get('/ajuda', headers)).body).toContain('Por publicar')
    expect((await site.get('/nova', headers)).body).toContain('Página nova')
    expect((await site.get('/ajuda', { cookie: `${headers.cookie}x` })).body).toContain('Publicado')
  })

  test('a draft is never kept, named by an ETag, indexed or framed by others', async () => {
    for (const url of [signed('/ajuda'), signed('/ajuda/_payload.json')]) {
      const { headers, body } = await site.get(url)
      expect(body).toContain('Por publicar')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers.etag).toBeUndefined()
    }
    const { headers, body } = await site.get(signed('/ajuda'), { 'if-none-match': '*' })
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${editor}`)
    expect(headers['content-security-policy']).not.toContain('storyblok.com')
    expect(body).toContain('<meta name="robots" content="noindex')
  })

  test('sitemap, feed and search know nothing of drafts', async () => {
    const headers = await ticket()
    for (const url of ['/sitemap.xml', '/blog/rss.xml']) {
      const { body } = await site.get(url, headers)
      expect(body).not.toMatch(/nova|Por publicar/)
    }
  })
})

describe('a preview', () => {
  test('is left for what is published', async () => {
    const left = await site.postForm('/api/preview/leave', { path: '/ajuda' }, await ticket())
    expect([left.statusCode, left.headers.location]).toEqual([303, '/ajuda'])
    expect(left.headers['set-cookie']).toMatch(/^qp_preview=; Max-Age=0/)
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (path) => {
      const left = await site.postForm('/api/preview/leave', { path }, await ticket())
      expect(left.headers.location).toMatch(/^\/(?![/\\])/)
    },
  )
})

describe('a story as it is typed', () => {
  const typed = (words: string, size = '3') => ({
    path: '/ajuda',
    story: story('ajuda', [text(words), { component: 'qp-thing', _uid: 'w1', size }]),
  })

  test('is drawn with its nested blocks and its tags', async () => {
    const answer = await post('/api/preview/render', typed('Escrito agora'), await ticket())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { body, page } = answer.json()
    expect(body).toContain('Escrito agora')
    expect(body).toContain('size="3"')
    expect(page.slots).toContainEqual(expect.objectContaining({ tag: 'qp-thing', attributes: { size: '3' } }))
    expect((await site.get('/ajuda')).body).toContain('Publicado')
    expect((await site.get('/ajuda', await ticket())).body).toContain('Por publicar')
  })

  test('needs a ticket', async () => {
    const answer = await post('/api/preview/render', typed('Escrito'), {})
    expect([answer.statusCode, answer.json().type]).toEqual([403, 'urn:quero-poupar:problem:no-preview'])
  })

  test.each([
    ['nothing', {}],
    ['null', 'null'],
    ['a list', '[]'],
    ['no blocks', { path: '/ajuda', story: { full_slug: 'ajuda', content: 'texto' } }],
    ['no address', { path: '/ajuda', story: { content: { component: 'page' } } }],
  ])('with %s is refused', async (_, body) => {
    const headers = { ...(await ticket()), 'content-type': 'application/json' }
    expect((await site.post('/api/preview/render', body, headers)).statusCode).toBe(422)
  })

  test.each([
    ['text where blocks belong', 'texto'],
    ['a tag attribute of no meaning', [{ component: 'qp-thing', _uid: 'w1', size: 'muitos' }]],
  ])('with %s still makes a page', async (_, body) => {
    const sent = { path: '/ajuda', story: { ...story('ajuda', []), content: { component: 'page', body } } }
    const answer = await post('/api/preview/render', sent, await ticket())
    expect(answer.statusCode).toBe(200)
    expect(answer.json().body).toContain('id="conteudo"')
  })
})

describe('another day', () => {
  const today = lisbonToday(new Date())
  const choose = async (day: string, more = {}) =>
    site.postForm('/api/preview/day', { path: '/ajuda', day, ...more }, await ticket())
  const shownOn = async (day: string, path: string) =>
    (await site.get(path, { cookie: cookieOf(await choose(day)) })).body
  const tomorrow = addDays(today, 1)

  test('reaches tags, and shows what is published unless drafts are asked for', async () => {
    const chosen = await choose(tomorrow)
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/ajuda'])
    expect((await site.get('/ajuda', { cookie: cookieOf(chosen) })).body).toContain('Publicado')
    const withDrafts = await choose(tomorrow, { undated: 'on' })
    const { body } = await site.get('/ajuda', { cookie: cookieOf(withDrafts) })
    expect(body).toContain('Por publicar')
    expect(body).toContain(`<p>${tomorrow} {`)
  })

  test('a scheduled story is there from its day on, with what else changes by then', async () => {
    expect(await shownOn(addDays(inTenDays, -1), '/energia')).toContain('Energia de hoje')
    expect(await shownOn(inTenDays, '/energia')).toContain('Energia do ano que vem')
    expect(await shownOn(inTenDays, '/energia')).toContain('Até lá publica-se 1 página agendada.')
    expect(await shownOn(addDays(inTenDays, -1), '/energia')).toContain('Até lá nada está agendado.')
    expect(await shownOn(inTenDays, '/ajuda')).toContain('Publicado')
    expect(await shownOn(inTenDays, '/nova')).toContain('Página não disponível')
  })

  test('a figure that a text names is that of the day', async () => {
    expect(await shownOn(inTenDays, '/valores')).toMatch(/>310\s€<\/span> agora/)
    expect(await shownOn(addDays(inTenDays, -1), '/valores')).toMatch(/>300\s€<\/span> agora/)
    expect((await site.get('/valores')).body).toMatch(/>300\s€<\/span> agora/)
  })

  test('a calculator on the page answers as of that day too', async () => {
    const { cookie } = await ticket()
    const asked = async (day: string, sent: string) =>
      expect((await post('/api/calculators/dia', {}, { cookie: sent })).json()).toMatchObject({
        result: { day },
      })
    await asked(today, cookie)
    await asked(tomorrow, cookieOf(await choose(tomorrow)))
    await asked(today, '')
  })

  test.each([
    ['2026-02-30', 'não é um dia do calendário'],
    ['amanhã', 'não é um dia do calendário'],
    ['1999-01-01', 'Só se vê o site até 3 anos'],
    ['2099-01-01', 'Só se vê o site até 3 anos'],
  ])('%s is refused with the reason, shown once', async (day, reason) => {
    const refused = await choose(day)
    const page = await site.get('/ajuda', { cookie: cookieOf(refused) })
    expect(page.body).toContain(reason)
    expect(page.body).toContain('Por publicar')
    const cookie = [page.headers['set-cookie']].flat().find((one) => one?.startsWith('qp_preview='))
    const after = await site.get('/ajuda', { cookie: String(cookie).split(';')[0] ?? '' })
    expect(after.body).not.toContain(reason)
  })
})

test('without a preview token no visitor sees a draft', async () => {
  const plain = await startTestSite(published, {}, { drafts: draftsOf(() => draftStories) })
  const { body } = await plain.get(signed('/ajuda'))
  expect(body).toContain('Publicado')
  expect((await plain.post('/api/preview/render', {})).statusCode).toBe(404)
  await plain.site.close()
})
