import type { TestStory } from '../../../server/testing/fake-content'
import { echo } from '../../../server/testing/test-deployments'
import { startTestSite, type TestSite } from '../../../server/testing/test-site'
import { buckets, percentileOf } from '../bucket'
import { storyLink, variation, widget, written } from './testing/written'

const consent = (...granted: string[]) => ['qp_consent=prova', '2026-11c', ...granted].join('.')
const draws = Array.from({ length: buckets }, (_, bucket) => {
  return { bucket, at: percentileOf(bucket, 'experiment titulo') }
})
const lotWhere = (fits: (at: number) => boolean) => `qp_lot=${draws.find(({ at }) => fits(at))?.bucket}`
const inVariant = lotWhere((at) => at < 50)
const inOriginal = lotWhere((at) => at >= 50)

const page = (name: string, people: string, more = {}) => ({
  component: 'page',
  title: `Versão ${name}`,
  description: name,
  body: [widget('qp-thing', people)],
  ...more,
})
const pages: Record<string, TestStory> = {
  home: [],
  energia: page('A', '2'),
  [variation]: page('B', '5', { no_index: true }),
}

/** With the comparison as it is, for every test that changes nothing. */
let shared: TestSite
let open: TestSite
beforeAll(async () => {
  shared = await start()
})
beforeEach(() => {
  open = shared
})
afterEach(async () => {
  if (open !== shared) await open.site.close()
})
afterAll(() => shared.site.close())

async function start(change: object = {}) {
  const settings = { component: 'experiments', experiments: [written(change)] }
  const attributes = { people: { type: 'integer', help: '' } } as const
  const deployed = { code: echo, tags: ['qp-thing'], attributes } as const
  const stories = { ...pages, 'config/experiencias': settings }
  open = await startTestSite(stories, { origin: 'https://q.example' }, { deployed })
  await open.site.experiments.first
  return open
}
const visit = async (cookie = '', url = '/energia', more: Record<string, string> = {}) => {
  const { body, headers } = await open.get(url, { cookie, ...more })
  return {
    shows: /Versão [AB]/.exec(body)?.[0],
    told: /"experiment":(\{[^}]*\})/.exec(body)?.[1],
    cookies: String(headers['set-cookie'] ?? ''),
    body,
    headers,
  }
}
const agreed = consent('statistics')

it('shows each its version, page after page, from the server, and names it to the page', async () => {
  for (const url of ['/energia', '/energia', '/energia?utm_source=x', '/energia/_payload.json?b1']) {
    const variant = await visit(`${agreed}; ${inVariant}`, url)
    expect([variant.shows, variant.told]).toEqual(['Versão B', '{"name":"titulo","variant":"variant"}'])
    const original = await visit(`${agreed}; ${inOriginal}`, url)
    expect([original.shows, original.told]).toEqual(['Versão A', '{"name":"titulo","variant":"original"}'])
    expect(original.headers['cache-control']).not.toMatch(/public/)
  }
})

it('draws a bucket for who agreed to statistics and has none', async () =>
  expect((await visit(agreed)).cookies).toMatch(/qp_lot=\d+/))

it.each([
  ['who was never asked', '', {}],
  ['who refused', consent(), {}],
  ['who agreed to marketing alone', consent('marketing'), {}],
  ['who agreed to other words', 'qp_consent=prova.2020-01.statistics', {}],
  ['a program that indexes pages', agreed, { 'user-agent': 'Googlebot/2.1' }],
])('shows the original to %s, with no cookie and no part in it', async (_, cookie, more) => {
  for (const one of [cookie, `${cookie}; ${inVariant}`]) {
    const { shows, told, cookies } = await visit(one, '/energia', more as Record<string, string>)
    expect([shows, told]).toEqual(['Versão A', undefined])
    expect(cookies).not.toContain('qp_lot')
  }
})

it('is the page itself to search engines: its address, and no page beside it', async () => {
  const { body } = await visit(`${agreed}; ${inVariant}`)
  expect(body).toContain('<link rel="canonical" href="https://q.example/energia">')
  expect(body).not.toContain('noindex')
  expect((await open.get(`/${variation}`)).statusCode).toBe(404)
})

it('compares attributes of a widget alone', async () => {
  await start({ story: undefined, widgets: [widget('qp-thing', '7')] })
  const { body } = await visit(`${agreed}; ${inVariant}`)
  expect(body).toContain('qp-thing {"people":"7"}')
  expect((await visit(`${agreed}; ${inOriginal}`)).body).toContain('qp-thing {"people":"2"}')
})

it.each([
  ['is over', { end: '2020-01-01' }],
  ['names a story that is gone', { story: storyLink('config/experiencias/nada') }],
])('shows the original, and tells and counts nothing, while it %s', async (_, change) => {
  const { get } = await start(change)
  const { shows, told, cookies } = await visit(`${agreed}; ${inVariant}`)
  expect([shows, told, cookies.includes('qp_lot')]).toEqual(['Versão A', undefined, false])
  expect((await get('/metrics')).body).not.toContain('qp_experiment_shown_total{')
})

it('counts how often people were shown each version', async () => {
  const { get } = await start()
  for (const bucket of [inVariant, inVariant, inOriginal]) await visit(`${agreed}; ${bucket}`)
  const metrics = (await get('/metrics')).body
  expect(metrics).toContain('qp_experiment_shown_total{experiment="titulo",variant="variant"} 2')
  expect(metrics).toContain('qp_experiment_shown_total{experiment="titulo",variant="original"} 1')
})
