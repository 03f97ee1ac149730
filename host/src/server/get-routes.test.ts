import { doubling } from '../api/calculators/testing/doubling'
import cases from './testing/get-routes.json'
import { echo } from './testing/test-deployments'
import { sharedTestSite } from './testing/test-site'

const stories = { home: [], blog: { component: 'blog', title: 'Blog' }, 'config/default-layout': [] }
// After its first drawing of this moment a client is over its budget for hours.
const config = { drawingMsPerSecond: 0.0001, newsletterPerMinute: 10, owner: { email: 'ola@qp.example' } }
const code = `${echo}\nexports.tagData = () => ({ data: 1 })`
const deployed = { code, tags: ['qp-thing'], calculators: { doubling }, tagData: ['qp-thing'] } as const
const open = sharedTestSite(stories, config, { deployed })
let paths: readonly string[]
beforeAll(async () => {
  await open.site.app.ready()
  paths = [...new Set(open.site.app.getRoutes)]
})

/** Constants and files: neither is made for a request. A route is listed here only where that is so. */
const unmade: readonly string[] = [
  '/health',
  '/ready', // queries the database at most four times a second
  '/metrics', // for the holder of the token alone
  '/builds/latest.json',
  '/elements.js',
  // Bytes in a bounded cache, compressed or drawn once, some at a time.
  '/builds/icons/:tag.svg',
  '/deployments/:name/:version/browser/*',
  '/_shell/:folder/*',
  '/assets/*',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/_img/:size/:hash/*',
  '/_share/:signature/:name',
]

/** The same for every client: made once per deployment, publication and day. */
const kept: readonly string[] = cases.kept

/** An address of the route: one that is answered, where the path alone is none. */
const examples: Readonly<Record<string, string>> = {
  '/api/getCache': '/api/getCache?path=config/default-layout',
  '/api/tag-data/:tag': '/api/tag-data/qp-thing',
  '/builds/meta/:build.json': '/builds/meta/b1.json',
  '/api/leads/status/:secret': `/api/leads/status/${'A'.repeat(43)}`,
}
const addressOf = (path: string) =>
  examples[path] ?? path.replaceAll(/:\w+/g, 'guess').replaceAll('*', 'guess')

const ask = (url: string, remoteAddress: string, headers = {}) =>
  open.site.app.inject({ url, remoteAddress, headers })

/** How many answers were made, over all names. */
async function made() {
  const { body } = await open.get('/metrics')
  const counts = [...body.matchAll(/^qp_answers_made_total\{.*\} (\d+)$/gm)].map(([, one]) => Number(one))
  return counts.reduce((sum, one) => sum + one, 0)
}

it('finds the routes', () => {
  expect(paths).toEqual(expect.arrayContaining([...kept, ...unmade, '/*', '/newsletter/confirmar/:token']))
  expect(paths.length).toBeGreaterThan(40)
})

it.each(kept)('makes %s once, with its compressed forms, and sends no bytes twice', async (path) => {
  const url = addressOf(path)
  const before = await made()
  const [first, second] = await Promise.all([ask(url, '10.1.0.1'), ask(url, '10.1.0.2')])
  const third = await ask(url, '10.1.0.1', { 'accept-encoding': 'br' })
  expect([path, first.statusCode, second.statusCode, third.statusCode]).toEqual([path, 200, 200, 200])
  expect([path, (await made()) - before]).toEqual([path, 1])
  const { etag, vary } = first.headers
  expect([path, etag, vary]).toEqual([path, expect.stringMatching(/^W\/"/), 'accept-encoding'])
  expect([second.headers.etag, third.headers.etag]).toEqual([etag, etag])
  expect([path, third.headers['content-encoding']]).toEqual([path, 'br'])
  expect((await ask(url, '10.1.0.1', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  const known = await ask(url, '10.1.0.1', { 'if-none-match': String(etag) })
  expect([path, known.statusCode, known.body]).toEqual([path, 304, ''])
  expect([path, (await made()) - before]).toEqual([path, 1])
})

it('counts every other answer in the budget of the client who asks, and refuses no other client', async () => {
  const free: string[] = []
  let client = 0
  for (const path of paths.filter((one) => !kept.includes(one) && !unmade.includes(one))) {
    client += 1
    const statuses: number[] = []
    for (let turn = 0; turn < 700 && statuses.at(-1) !== 429; turn++)
      statuses.push((await ask(addressOf(path), `10.2.0.${client}`)).statusCode)
    if (statuses[0] === 429 || statuses.at(-1) !== 429)
      free.push(`${path}: ${statuses[0]}, ${statuses.at(-1)}`)
  }
  expect(free).toEqual([])
})

it.each([
  ['a search', (turn: number) => `/blog/pesquisa?q=poupar${turn}`],
  ['a search as data', (turn: number) => `/blog/pesquisa/_payload.json?b1&q=poupar${turn}`],
  ['a page that is not there', () => '/glossario/nada'],
  ['an unknown API', () => '/api/guess'],
])('counts %s in the budget of its client', async (name, url) => {
  const client = `10.4.0.${name.length}`
  expect((await ask(url(1), client)).statusCode).not.toBe(429)
  expect((await ask(url(2), client)).statusCode).toBe(429)
})

it('refuses a person with a page', async () => {
  const guess = () => ask('/newsletter/confirmar/guess', '10.3.0.1', { accept: 'text/html,*/*' })
  await guess()
  const refused = await guess()
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
})
