import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openHostDatabase } from '../../base/database/host-database'
import { checkOrigins } from '../../base/security/origin-check'
import { leadRows } from './commands/print-leads'
import { leadRecords } from './lead-records'
import { type LeadServer, leadBody, leadServer, testKeys } from './testing/lead-server'

const partner = 'https://parceiro.example'
const now = () => new Date('2026-11-22T12:00:00Z')

let server: LeadServer
let database: Awaited<ReturnType<typeof openHostDatabase>>
beforeAll(async () => {
  server = await leadServer({ partners: [partner], now })
  database = await openHostDatabase(server.place)
})
afterAll(async () => {
  await database.destroy()
  await server.app.close()
})

const stored = (reference: string) => {
  const leads = database.selectFrom('leads').innerJoin('outbox', 'outbox.lead_id', 'leads.id')
  const named = leads.where('reference', '=', reference)
  const kept = ['leads.origin', 'campaign', 'call', 'duplicate_of', 'failed_at', 'last_failure'] as const
  return named.select(kept).executeTakeFirstOrThrow()
}
const fieldsIn = (answer: Awaited<ReturnType<LeadServer['submit']>>) =>
  answer.json().errors.map(({ field }: { field: string }) => field)

describe('fields of the request', () => {
  it.each([
    { lead: { fullName: 'x'.repeat(2001) }, fields: ['fullName'] },
    { lead: { answers: { street: ['ok', 'y'.repeat(2001)] } }, fields: ['answers.street'] },
    { lead: { fullName: 'Ana\u0000' }, fields: ['fullName'] },
    { lead: { fullName: 'Ana\ud800' }, fields: ['fullName'] },
    { lead: { 'a\u0007': 1 }, fields: ['lead'] },
  ])('$fields: texts that no visitor types are refused', async ({ lead, fields }) => {
    const answer = await server.submit(leadBody(lead))
    expect([answer.statusCode, fieldsIn(answer)]).toEqual([422, fields])
  })

  it('names the unknown vertical', async () =>
    expect((await server.submit({ ...leadBody(), vertical: 'boats' })).json().errors).toEqual([
      { field: 'vertical', message: 'Não conhecemos este tipo de pedido' },
    ]))
})

it('takes the example of its contract', async () => {
  const contract = readFileSync(path.resolve(__dirname, '../../../../docs/contracts/lead-api.md'), 'utf8')
  const [, example = ''] = /```json\n([^`]+)```/.exec(contract) ?? []
  const answer = await server.submit(undefined, { payload: example })
  expect(answer.statusCode).toBe(201)
  const { call, ...row } = await stored(answer.json().reference)
  expect([JSON.parse(call ?? ''), row.last_failure]).toEqual([JSON.parse(example).call, null])
})

describe('call preferences', () => {
  const call = { channel: 'whatsapp', slot: { day: '2026-11-24', from: 13, to: 16 }, maxAttempts: 2 }

  it('are refused by name with everything else that is wrong', async () => {
    const wrong = { channel: 'fax', slot: { ...call.slot, day: '2026-12-01' }, maxAttempts: 9 }
    const answer = await server.submit({ ...leadBody({ email: 'ines' }), call: wrong })
    expect(answer.statusCode).toBe(422)
    expect(fieldsIn(answer)).toEqual(['email', 'call.channel', 'call.slot.day', 'call.maxAttempts'])
  })
})

describe('a lead that looks as if no person had sent it', () => {
  const signs = { trap: '', openMs: 20_000 }

  it.each([
    { form: { ...signs, trap: 'http://spam.example' }, why: 'suspect-trap' },
    { form: { ...signs, openMs: 300 }, why: 'suspect-haste' },
    { form: { ...signs, openMs: -5 }, why: 'suspect-haste' },
  ])('is stored, held back ($why) and answered like any other', async ({ form, why }) => {
    const plain = await server.submit({ ...leadBody(), form: signs })
    const answer = await server.submit({ ...leadBody(), form })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, Object.keys(plain.json())])
    const row = await stored(answer.json().reference)
    expect(row).toMatchObject({ last_failure: why, failed_at: expect.any(String) })
    const status = answer.json().statusUrl.replace('/pedido/', '/api/leads/status/')
    expect((await server.app.inject(status)).statusCode).toBe(200)
  })

  it.each([
    ...[undefined, null, 'x', {}, signs, { trap: ' ', openMs: 1500 }, { openMs: 'soon' }, { trap: {} }],
  ])('is none with %j', async (form) => {
    const answer = await server.submit({ ...leadBody(), form })
    expect(await stored(answer.json().reference)).toMatchObject({ last_failure: null, failed_at: null })
  })

  it('stays the same request when it is tried again a minute later', async () => {
    const key = randomUUID()
    const first = await server.submit({ ...leadBody(), form: signs }, { key })
    const again = await server.submit({ ...leadBody(), form: { ...signs, openMs: 80_000 } }, { key })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })
})

it('answers a person who asks again exactly as a new one', async () => {
  const ask = () => server.submit(leadBody({ phone: '+351936547812', email: 'nova@example.pt' }))
  const [first, again] = [await ask(), await ask()]
  expect((await stored(again.json().reference)).duplicate_of).not.toBeNull()
  const shape = ({ statusCode, headers, body }: typeof first) => ({
    statusCode,
    names: Object.keys(headers).sort(),
    body: body.replace(/QP-[\w-]{9}|[\w-]{43}/g, '…'),
  })
  expect(shape(again)).toEqual(shape(first))
})

describe('the page that a lead was sent from', () => {
  it('is kept as an origin for a partner’s page, which may read the answer', async () => {
    const headers = { origin: partner, 'sec-fetch-site': 'cross-site' }
    const answer = await server.submit(leadBody(), { headers })
    expect(answer.statusCode).toBe(201)
    expect((await stored(answer.json().reference)).origin).toBe(partner)
  })

  it.each([
    { around: 'https://blog.example', kept: 'https://blog.example' },
    { around: 'https://blog.example/pagina?nome=Ana#x', kept: 'https://blog.example' },
    { around: 'https://ana:segredo@blog.example:8443/', kept: 'https://blog.example:8443' },
    { around: 'javascript:alert(1)', kept: null },
    { around: 'null', kept: null },
    { around: `https://${'a'.repeat(400)}.example`, kept: null },
    { around: 7, kept: null },
  ])('is $kept for an embed that reports $around', async ({ around, kept }) => {
    const answer = await server.submit({ ...leadBody(), form: { around } })
    expect((await stored(answer.json().reference)).origin).toBe(kept)
  })
})

describe('the campaign that a visit came from', () => {
  it.each([
    { campaign: { utm_source: 'carta', gclid: 'Cj0-x', nif: '12' }, kept: 'utm_source=carta&gclid=Cj0-x' },
    { campaign: { utm_term: 'á'.repeat(300) }, kept: `utm_term=${'%C3%A1'.repeat(200)}` },
    { campaign: { utm_source: 'ines@example.pt', utm_medium: ['x'], gclid: 'a\u0000' }, kept: null },
    { campaign: 'utm_source=carta', kept: null },
    { campaign: null, kept: null },
  ])('is kept as $kept and shown in lists', async ({ campaign, kept }) => {
    const answer = await server.submit({ ...leadBody(), form: { campaign } })
    expect(answer.statusCode).toBe(201)
    const row = await stored(answer.json().reference)
    expect(row.campaign).toBe(kept)
    const lines = await leadRecords(database, testKeys()).list({ limit: 500 })
    const line = lines.find(({ reference }) => reference === answer.json().reference)
    expect(leadRows(line ? [line] : [])).toEqual([expect.objectContaining({ campaign: kept ?? '' })])
  })

  it('is not kept from a page of another site', async () => {
    const body = { ...leadBody(), form: { campaign: { utm_source: 'deles' } } }
    const answer = await server.submit(body, { headers: { origin: partner, 'sec-fetch-site': 'cross-site' } })
    expect((await stored(answer.json().reference)).campaign).toBeNull()
  })
})

describe('browsers on other sites', () => {
  let guarded: LeadServer
  beforeAll(async () => {
    guarded = await leadServer({ partners: [partner] }, (app) =>
      checkOrigins(app, { own: undefined, partners: [partner] }),
    )
  })
  afterAll(() => guarded.app.close())

  const preflight = (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    return guarded.app.inject({ method: 'OPTIONS', url: '/api/leads', headers })
  }

  it('may ask first when their site is a partner’s, and never send cookies', async () => {
    const answer = await preflight(partner)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, idempotency-key',
      vary: 'origin',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each(['https://evil.example', `${partner}.evil.example`, 'null', ''])(
    'are refused from %j',
    async (origin) => {
      const first = await preflight(origin)
      expect([first.statusCode, first.headers['access-control-allow-origin']]).toEqual([403, undefined])
      if (origin === '') return
      const answer = await guarded.submit(leadBody(), { headers: { origin, 'sec-fetch-site': 'cross-site' } })
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined])
      expect(answer.headers.vary).toBe('origin')
      const problem = { type: 'urn:quero-poupar:problem:other-site', nextStep: expect.any(String) }
      expect(answer.json()).toMatchObject(problem)
    },
  )

  it('of a partner may read problems too', async () => {
    const headers = { origin: partner, 'sec-fetch-site': 'cross-site' }
    const answer = await guarded.submit(leadBody({ email: 'x' }), { headers })
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([422, partner])
  })

  it('may ask whether their site is a partner’s, so that a form can inform the visitor', async () => {
    const ask = (origin: string) => guarded.app.inject({ url: '/api/leads/partner', headers: { origin } })
    expect((await ask(partner)).json()).toEqual({ partner: true })
    const other = await ask('https://evil.example')
    expect([other.json(), other.headers['access-control-allow-origin']]).toEqual([{ partner: false }, '*'])
  })
})
