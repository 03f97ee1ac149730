import { randomUUID } from 'node:crypto'
import { type LeadServer, leadBody, leadServer } from './testing/lead-server'

let server: LeadServer
beforeAll(async () => {
  server = await leadServer({ checkTimeoutMs: 2_000 })
})
afterAll(() => server.app.close())

const problem = 'application/problem+json; charset=utf-8'
const phoneProblem = { field: 'phone', message: 'Insere um número de telemóvel válido' }

describe('a lead that is in order', () => {
  it('is stored and answered with a reference and a secret status link', async () => {
    const answer = await server.submit()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(/^QP-[ACDEFGHJKMNPQRTWXY34679]{4}-[ACDEFGHJKMNPQRTWXY34679]{4}$/),
      statusUrl: expect.stringMatching(/^\/pedido\/[\w-]{43}$/),
    })
    expect(await server.store.fieldsOf(answer.json().reference)).toMatchObject({
      fullName: 'Inês Conceição',
      phone: '+351912345678',
    })
  })

  it('keeps what the vertical let through and nothing else', async () => {
    const answer = await server.submit(leadBody({ admin: true }))
    expect(await server.store.fieldsOf(answer.json().reference)).not.toHaveProperty('admin')
  })

  it('gives the same answer to the same key and body, however the members are ordered', async () => {
    const key = randomUUID()
    const body = leadBody()
    const first = await server.submit(body, { key })
    const lead = Object.fromEntries(Object.entries(body.lead).reverse())
    const reordered = Object.fromEntries(Object.entries({ ...body, lead }).reverse())
    expect(JSON.stringify(reordered)).not.toBe(JSON.stringify(body))
    const again = await server.submit(reordered, { key })
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
  })

  it('refuses the same key with another body', async () => {
    const key = randomUUID()
    await server.submit(leadBody(), { key })
    const other = await server.submit(leadBody({ phone: '+351961234567' }), { key })
    expect(other.statusCode).toBe(409)
    expect(other.headers['content-type']).toBe(problem)
    expect(other.json()).toMatchObject({
      type: 'urn:quero-poupar:problem:idempotency-conflict',
      title: 'Este pedido já foi enviado com outros dados',
      status: 409,
    })
  })
})

it('refuses the same key where a list replaces an object with the same text', async () => {
  const key = randomUUID()
  const call = { channel: 'phone' }
  const first = await server.submit({ ...leadBody(), call }, { key })
  const again = await server.submit({ ...leadBody(), call }, { key })
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  const other = await server.submit({ ...leadBody(), call: Object.entries(call) }, { key })
  expect(other.statusCode).toBe(409)
})

describe('a lead that is not in order', () => {
  const withHeaders = (headers: Record<string, string>) => ({ headers })
  it.each([
    ['no key', 400, withHeaders({ 'idempotency-key': '' })],
    ['a key that is too short', 400, withHeaders({ 'idempotency-key': 'abc' })],
    ['a key that is too long', 400, withHeaders({ 'idempotency-key': 'a'.repeat(65) })],
    ['JSON cut short', 400, { payload: '{"vertical":' }],
    ['an empty body', 400, { payload: '' }],
    ['a member twice', 400, { payload: '{"vertical":"energy","vertical":"energy"}' }],
    ['a compressed body', 415, withHeaders({ 'content-encoding': 'gzip' })],
    ['a form', 415, withHeaders({ 'content-type': 'application/x-www-form-urlencoded' })],
    ['more than 32 KiB', 413, { payload: JSON.stringify({ lead: 'x'.repeat(33 * 1024) }) }],
    ['a list for an object', 422, { payload: '[]' }],
    ['no consent version', 422, { payload: JSON.stringify({ vertical: 'energy', lead: {} }) }],
  ])('with %s is a problem document with status %i', async (_, status, options) => {
    const answer = await server.submit(leadBody(), options)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe(problem)
    expect(answer.json()).toMatchObject({ status, title: expect.any(String), requestId: expect.any(String) })
    expect(answer.json()).not.toHaveProperty('stack')
  })

  it('names every field in trouble, from the vertical and from the phone check, once', async () => {
    const answer = await server.submit(leadBody({ email: 'ines', phone: '+351707123456' }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { field: 'email', message: 'Insere um endereço de email válido' },
      phoneProblem,
    ])
  })

  it.each<unknown>([null, 12, 'x', { length: 3 }, {}, { toString: 1 }])(
    'names the phone %j',
    async (phone) => {
      const answer = await server.submit(leadBody({ phone }))
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [phoneProblem]])
    },
  )
})

describe('when the deployment cannot check a lead', () => {
  const unavailable = {
    type: 'urn:quero-poupar:problem:leads-unavailable',
    title: 'Não conseguimos registar o teu pedido agora',
    status: 503,
    nextStep: expect.stringContaining('Tenta de novo'),
  }

  it.each([
    { why: 'it is missing', validate: () => Promise.reject(new Error('no deployment')) },
    { why: 'it never answers', validate: () => new Promise<never>(() => {}) },
  ])('answers 503 with a next step: $why', async ({ validate }) => {
    const down = await leadServer({ validate, checkTimeoutMs: 50 })
    const answer = await down.submit()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject(unavailable)
    await down.app.close()
  })

  it('takes the same request once it is back, and stores one lead', async () => {
    const { store } = server
    const key = randomUUID()
    const broken = await leadServer({
      store: { ...store, close: async () => {} },
      validate: () => Promise.reject(new Error('worker gone')),
    })
    expect((await broken.submit(leadBody(), { key })).statusCode).toBe(503)
    const stored = await server.submit(leadBody(), { key })
    expect(stored.statusCode).toBe(201)
    const repeated = await broken.submit(leadBody(), { key })
    expect(repeated.statusCode).toBe(200)
    expect(repeated.json()).toEqual(stored.json())
    await broken.app.close()
  })
})

describe('status of a lead', () => {
  it('shows the four milestones and nothing personal', async () => {
    const { statusUrl, reference } = (await server.submit()).json()
    const answer = await server.app.inject(statusUrl.replace('/pedido/', '/api/leads/status/'))
    expect(answer.json()).toEqual({
      reference,
      vertical: 'energy',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      milestones: [
        { number: 1, title: 'Recolha de dados', state: 'done', doneAt: expect.stringMatching(/Z$/) },
        { number: 2, title: 'Confirmação de Dados', state: 'current' },
        { number: 3, title: 'Apresentação de propostas', state: 'coming' },
        { number: 4, title: 'Contratualização do Produto', state: 'coming' },
      ],
      finished: false,
      offer: null,
      call: null,
      consents: [
        { purpose: 'terms', textVersion: 'energia-2026-11', granted: true, givenAt: expect.any(String) },
      ],
      withdrawnAt: null,
      erasedAt: null,
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it.each(['x', 'A'.repeat(43), '%00', "'%20or%201=1%20--"])('is a 404 for %s', async (secret) => {
    const answer = await server.app.inject(`/api/leads/status/${secret}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, problem])
  })
})

it('logs neither personal data nor the secret of a status link', async () => {
  const { app, submit, log } = await leadServer()
  const { statusUrl } = (await submit()).json()
  await submit(leadBody({ email: 'no-at-sign', fullName: 'Zulmira Vaz' }))
  await app.inject(statusUrl.replace('/pedido/', '/api/leads/status/'))
  await app.close()
  const text = log.join('')
  expect(text).toContain('/api/leads/status/[secret]')
  for (const secret of ['912345678', 'Conceição', 'Zulmira', 'no-at-sign', statusUrl.replace('/pedido/', '')])
    expect(text).not.toContain(secret)
})
