import type { TestStory } from './testing/fake-content'
import { routeAt } from './testing/test-deployments'
import { sharedTestSite, startTestSite, type TestSite, testSites } from './testing/test-site'

const stories: Record<string, TestStory> = { home: [], ajuda: [], 'config/empresa': [] }

/** Each drawing takes a while. */
const slow = (ms: number) =>
  `exports.render = () => { for (const end = Date.now() + ${ms}; Date.now() < end; ); return { html: '<p>coisa</p>' } }`

const parts = (ms: number) => {
  const routes = [routeAt('/coisa', { layout: 'energy', query: ['n'] })]
  return { deployed: { code: slow(ms), tags: ['qp-thing'], routes } as const }
}
const open = sharedTestSite(stories, { drawingMsPerSecond: 5 }, parts(40)) // 400 ms at once
beforeAll(() => evaluateBundles(open))
const { start } = testSites(startTestSite)

async function evaluateBundles({ get }: TestSite) {
  await get('/')
  await get('/coisa')
}

/** Requests pages that are not cached yet. */
const askUncached = (from: string, first: number, count: number, { site } = open) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      site.app.inject({ url: `/coisa?n=${first + at}`, remoteAddress: from }),
    ),
  )
const counted = (answers: readonly { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length

it('draws nothing more for a client beyond its budget, states when to come again, and serves everybody else', async () => {
  const asData = { url: '/coisa/_payload.json?b1&n=77', remoteAddress: '10.0.0.1' }
  const [answers, data] = await Promise.all([askUncached('10.0.0.1', 1, 30), open.site.app.inject(asData)])
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(counted(answers, 200)).toBeGreaterThan(3)
  const [page] = refused
  expect(Number(page?.headers['retry-after'])).toBeGreaterThan(0)
  expect(page?.headers['content-type']).toContain('text/html')
  expect(page?.headers['cache-control']).toBe('no-store')
  expect(page?.body).toContain('<h1>Recebemos muitos pedidos da tua ligação</h1>')
  expect(page?.body).toContain('<a href="">Tentar outra vez</a>')

  expect(data.statusCode).toBe(429)
  expect(data.headers['content-type']).toContain('application/problem+json')
  expect(Number(data.headers['retry-after'])).toBeGreaterThan(0)

  expect((await open.site.app.inject({ url: '/coisa?n=1', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
  expect((await askUncached('10.0.0.2', 500, 1))[0]?.statusCode).toBe(200)
  const numbers = await open.get('/metrics')
  expect(numbers.body).toMatch(/qp_drawing_refused_total\{code="too-many-requests"\} \d+/)
})

it('sheds what would wait too long and blames no version, and a newcomer is still drawn soon', async () => {
  // Enough that no client is over budget, and slow enough that the crowd's share is still known on a busy machine.
  const crowded = await start(stories, { drawingMsPerSecond: 500 }, { ...parts(20), threads: true })
  await evaluateBundles(crowded)
  const crowd = askUncached('10.0.0.1', 1, 150, crowded)
  const [newcomer] = await askUncached('10.0.0.2', 1000, 1, crowded)
  expect(newcomer?.statusCode).toBe(200)
  const answers = await crowd
  expect(counted(answers, 503)).toBeGreaterThan(20)
  expect(counted(answers, 200) + counted(answers, 503)).toBe(150)
  const shed = answers.find(({ statusCode }) => statusCode === 503)
  expect(shed?.body).toContain('<h1>Há muita gente a pedir páginas neste momento</h1>')
  expect(Number(shed?.headers['retry-after'])).toBeLessThan(10)
  // None of the pages that were drawn shows a placeholder for want of time.
  for (const { statusCode, body } of answers) if (statusCode === 200) expect(body).toContain('<p>coisa</p>')
})

it('shows the page it holds where the newer one cannot be drawn now', async () => {
  const own = await start(stories, { drawingMsPerSecond: 1 }, parts(40))
  const ask = (from: string) => own.site.app.inject({ url: '/ajuda', remoteAddress: from })
  const before = await ask('10.0.0.1')
  for (let turn = 0; (await askUncached('10.0.0.1', turn, 1, own))[0]?.statusCode !== 429; ) turn += 1
  own.content.layout = { navbar: [{ component: 'navbar', _uid: 'novo' }], footer: [] }
  own.content.version++
  const after = await ask('10.0.0.1')
  expect([after.statusCode, after.body]).toEqual([200, before.body])
  // And for no other client.
  expect((await ask('10.0.0.2')).body).toContain('novo')
})

it('warns once that visitors behind an undeclared proxy are counted as one', async () => {
  const { site, get } = open
  const warned = jest.spyOn(site.app.log, 'warn')
  for (const client of ['192.0.2.1', '192.0.2.2']) await get('/ajuda', { 'x-forwarded-for': client })
  const lines = warned.mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
})
