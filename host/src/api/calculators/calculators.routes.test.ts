import { integer, object } from 'shared-lib/contract/schema'
import { byHand, echo } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'

const doubling = {
  title: 'Doubling',
  description: 'Twice a number.',
  input: object({ amount: integer('A number.') }),
  output: object({ doubled: integer('Twice the number.') }),
  examples: [{ title: 'Two', input: { amount: 2 } }],
}

/** The number selects the behaviour, so that a test can choose. */
const code = `
${echo}
exports.calculate = ({ name, input: { amount }, today }) => {
  if (amount === 13) return { problems: [{ field: 'amount', message: 'Dá azar' }] }
  if (amount === 14) throw new Error('secret ' + amount)
  if (amount === 15) while (true);
  if (amount === 16) return 'nothing'
  if (amount === 17) return { result: { doubled: 34 }, parameters: [{ id: 'x', from: '2026-01-01', version: 'v' }] }
  return { result: { doubled: amount * 2, asked: name, today } }
}`

const stories = { guia: [{ component: 'widget', _uid: '1', tag: 'qp-thing' }] }

type TestSite = Awaited<ReturnType<typeof startTestSite>>
/** Sites for every test that leaves them as they were; what hangs is ended in the one with threads. */
let shared: TestSite
let threaded: TestSite
let open: TestSite
const logged: string[] = []
/** The site's log writes method, address and id of these alone. */
const unserialized = new Set(['req', 'res', 'responseTime'])
beforeAll(async () => {
  threaded = await start({ production: true }, true)
  shared = await start()
})
beforeEach(() => {
  open = shared
  logged.length = 0
})
afterEach(async () => {
  if (open !== shared && open !== threaded) await open.site.close()
})
afterAll(() => Promise.all([shared.site.close(), threaded.site.close()]))

async function start(config = {}, threads = false) {
  open = await startTestSite(stories, config, { threads })
  await open.deploy('mf-test', '1.2.3', { code, tags: ['qp-thing'], calculators: { doubling } })
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(open.site.app.log, level).mockImplementation((...line: unknown[]) => {
      logged.push(JSON.stringify(line, (key, value) => (unserialized.has(key) ? undefined : value)))
    })
  return open
}

const post = (payload: string | object, more: { url?: string; headers?: Record<string, string> } = {}) =>
  open.site.app.inject({
    method: 'POST',
    url: more.url ?? '/api/calculators/doubling',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...more.headers },
  })

it('answers with the result, who calculated it and for which day, to any origin, kept by nobody', async () => {
  const answer = await post({ amount: 21 })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    calculator: 'doubling',
    version: '1.2.3',
    today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    result: { doubled: 42, asked: 'doubling', today: answer.json().today },
  })
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
})

it('passes on which parameter values the result rests on', async () =>
  expect((await post({ amount: 17 })).json()).toMatchObject({
    result: { doubled: 34 },
    parameters: [{ id: 'x', from: '2026-01-01', version: 'v' }],
  }))

it('names every field in trouble, found by the schema or by the calculator', async () => {
  const bySchema = await post({ amount: 'two', more: 1 })
  expect(bySchema.statusCode).toBe(422)
  expect(bySchema.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  expect(bySchema.json()).toMatchObject({
    type: 'urn:quero-poupar:problem:invalid-input',
    errors: [{ field: 'more' }, { field: 'amount', message: 'Insere um número inteiro' }],
  })
  expect((await post({ amount: 13 })).json()).toMatchObject({
    status: 422,
    errors: [{ field: 'amount', message: 'Dá azar' }],
  })
})

it.each([
  ['JSON that cannot be read', 400, '{'],
  ['an empty body', 400, ''],
  ['a body with more values than any calculation needs', 400, `{"amount":[${'1,'.repeat(3000)}1]}`],
  ['one that is too large', 413, JSON.stringify({ amount: 1, more: 'x'.repeat(40_000) })],
  ['no object', 422, 'null'],
])('refuses %s with %i', async (_, status, payload) => {
  const answer = await post(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status, requestId: expect.anything() })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

it('refuses what is not JSON', async () =>
  expect((await post('{"amount":1}', { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415))

it('says that a request without a body misses it', async () => {
  const answer = await open.site.app.inject({ method: 'POST', url: '/api/calculators/doubling' })
  expect(answer.statusCode).toBe(400)
})

it('knows only what is deployed, and says what that is', async () => {
  for (const name of ['tripling', '__proto__', 'constructor', 'toString'])
    expect((await post({}, { url: `/api/calculators/${name}` })).json()).toMatchObject({
      status: 404,
      nextStep: 'Simuladores disponíveis: doubling.',
    })
})

it('says by itself what there is, and that an address takes POST alone', async () => {
  const listing = await open.get('/api/calculators')
  expect(listing.headers['access-control-allow-origin']).toBe('*')
  expect(listing.json().calculators).toEqual([
    expect.objectContaining({ name: 'doubling', url: '/api/calculators/doubling', version: '1.2.3' }),
  ])
  const got = await open.get('/api/calculators/doubling')
  expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  const document = (await open.get('/api/openapi.json')).json()
  expect(document.paths['/api/calculators/doubling'].post.summary).toBe('Doubling')
})

it('lets a page of another site ask first', async () => {
  const ask = (url: string) =>
    open.site.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    })
  expect(await ask('/api/calculators/doubling')).toMatchObject({
    statusCode: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    },
  })
  expect((await ask('/api/leads')).headers['access-control-allow-origin']).toBeUndefined()
})

it.each([
  ['throws', 14],
  ['hangs', 15],
  ['answers nonsense', 16],
])(
  'is out of order while its deployment %s, tells when to come back and never what was asked',
  async (_, amount) => {
    open = threaded
    const answer = await post({ amount })
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).not.toMatch(/secret|stack/)
    const lines = logged.join('\n')
    expect(lines).toContain('"calculator":"doubling"')
    expect(lines).not.toMatch(/secret|"amount"/)
  },
)

it('that hangs takes no page of its own micro-frontend with it', async () => {
  open = threaded
  const hung = post({ amount: 15 })
  expect((await open.get('/guia')).body).toContain('<p>qp-thing')
  expect((await hung).statusCode).toBe(503)
})

it('that was deployed before and is gone is out of order, not unknown', async () => {
  await start()
  await post({ amount: 1 })
  await open.store.switch(byHand, ({ entries: { 'mf-test': _, ...others } }) => others)
  await open.site.deployments.look()
  expect(await post({ amount: 1 })).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': expect.anything() },
  })
})

it('lets one client ask only so often, and says when again', async () => {
  await start({ calculationsPerMinute: 2 })
  const statuses = [await post({ amount: 1 }), await post({ amount: 1 }), await post({ amount: 1 })]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(statuses[0]?.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
  expect(statuses[2]?.headers).toMatchObject({
    'retry-after': expect.anything(),
    'ratelimit-remaining': '0',
    'access-control-expose-headers': 'retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
    'access-control-allow-origin': '*',
  })
})

it('logs nothing of an input, whatever becomes of it', async () => {
  await post({ amount: 987_654_321 })
  await post({ amount: 'segredo-987' })
  await post('{"amount": segredo-987')
  expect(logged.join('\n')).not.toMatch(/987/)
})
