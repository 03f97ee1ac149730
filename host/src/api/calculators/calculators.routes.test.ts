import { byHand, echo } from '../../server/testing/test-deployments'
import {
  sharedTestSite,
  startTestSite,
  type TestConfig,
  type TestSite,
  testSites,
} from '../../server/testing/test-site'
import { doubling } from './testing/doubling'

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

const deployed = { code, tags: ['qp-thing'], calculators: { doubling } } as const
const logged: string[] = []
/** The site's log writes method, address and id of these alone. */
const unserialized = new Set(['req', 'res', 'responseTime'])
function listen({ site }: TestSite) {
  logged.length = 0
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(site.app.log, level).mockImplementation((...line: unknown[]) => {
      logged.push(JSON.stringify(line, (key, value) => (unserialized.has(key) ? undefined : value)))
    })
}

/** Sites for every test that leaves them as they were; what hangs is ended in the one with threads. */
const shared = sharedTestSite(stories, {}, { deployed })
const threaded = sharedTestSite(stories, { production: true }, { deployed, threads: true })
const { start } = testSites((config: TestConfig = {}) => startTestSite(stories, config, { deployed }))

const url = '/api/calculators/doubling'
const json = { 'content-type': 'application/json' }
const post = (payload: string | object, site = shared, at = url) =>
  site.post(at, typeof payload === 'string' ? payload : JSON.stringify(payload), json)

// A thread that has answered is ended sooner when it hangs.
beforeAll(async () => expect((await post({ amount: 1 }, threaded)).statusCode).toBe(200))

it('answers with the result, its calculator, version and day, to any origin, kept by no cache', async () => {
  const answer = await post({ amount: 21 })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    calculator: 'doubling',
    version: '1.0.0',
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
  const byHand = (await post({ amount: 13 })).json()
  expect(byHand).toMatchObject({ status: 422, errors: [{ field: 'amount', message: 'Dá azar' }] })
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

it('refuses what is not JSON, and a request without a body', async () => {
  expect((await shared.post(url, '{"amount":1}', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await shared.site.app.inject({ method: 'POST', url })).statusCode).toBe(400)
})

it('knows only what is deployed, and lists it', async () => {
  const nextStep = 'Simuladores disponíveis: doubling.'
  for (const name of ['tripling', '__proto__', 'constructor', 'toString'])
    expect((await post({}, shared, `/api/calculators/${name}`)).json()).toMatchObject({
      status: 404,
      nextStep,
    })
})

it('lists what there is, and states that an address takes POST alone', async () => {
  const listing = await shared.get('/api/calculators')
  expect(listing.headers['access-control-allow-origin']).toBe('*')
  const { calculators } = listing.json()
  expect(calculators).toEqual([expect.objectContaining({ name: 'doubling', url, version: '1.0.0' })])
  const got = await shared.get(url)
  expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  const document = (await shared.get('/api/openapi.json')).json()
  expect(document.paths[url].post.summary).toBe('Doubling')
})

it('lets a page of another site ask first', async () => {
  const headers = { origin: 'https://partner.example', 'access-control-request-method': 'POST' }
  const ask = (address: string) => shared.site.app.inject({ method: 'OPTIONS', url: address, headers })
  expect(await ask(url)).toMatchObject({
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
  'is out of order while its deployment %s, states when to come back and never what was asked',
  async (_, amount) => {
    listen(threaded)
    const answer = await post({ amount }, threaded)
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).not.toMatch(/secret|stack/)
    expect(logged.join()).toContain('"calculator":"doubling"')
    expect(logged.join()).not.toMatch(/secret|"amount"/)
  },
)

it('that hangs takes no page of its own micro-frontend with it', async () => {
  const hung = post({ amount: 15 }, threaded)
  expect((await threaded.get('/guia')).body).toContain('<p>qp-thing')
  expect((await hung).statusCode).toBe(503)
})

it('that was deployed before and is gone is out of order, not unknown', async () => {
  const open = await start()
  await post({ amount: 1 }, open)
  await open.store.switch(byHand, ({ entries: { 'mf-test': _, ...others } }) => others)
  await open.site.deployments.look()
  const headers = { 'retry-after': expect.anything() }
  expect(await post({ amount: 1 }, open)).toMatchObject({ statusCode: 503, headers })
})

it('lets one client ask only so often, and states when to ask again', async () => {
  const open = await start({ calculationsPerMinute: 2 })
  const ask = () => post({ amount: 1 }, open)
  const [first, second, third] = [await ask(), await ask(), await ask()]
  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
  expect(third.headers).toMatchObject({
    'retry-after': expect.anything(),
    'ratelimit-remaining': '0',
    'access-control-expose-headers': 'retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
    'access-control-allow-origin': '*',
  })
})

it('logs nothing of an input, whatever becomes of it', async () => {
  listen(shared)
  await post({ amount: 987_654_321 })
  await post({ amount: 'segredo-987' })
  await post('{"amount": segredo-987')
  expect(logged.join('\n')).not.toMatch(/987/)
})
