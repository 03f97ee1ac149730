import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { type DatabaseKind, databaseKinds } from '../../../base/database/testing/places'
import { endsAfterEach } from '../../../base/testing/ends-after-each'
import { type WebhookSecrets, webhookHeaders } from '../../../base/webhooks/signature'
import { milestoneRoutes } from './milestones.routes'
import cases from './testing/milestones.json'
import { benches } from './testing/outbox-bench'

const secrets: WebhookSecrets = [randomBytes(32)]

const ends = endsAfterEach()
const openBench = benches(ends)

async function server(kind: DatabaseKind = 'embedded', known: readonly Buffer[] = secrets) {
  const bench = await openBench(kind)
  const { database, now, clock } = bench
  const app = Fastify()
  await app.register(milestoneRoutes, { database, secrets: known, now })
  ends.push(() => app.close())
  const url = '/api/webhooks/milestones'
  const json = { 'content-type': 'application/json' }
  const post = (payload: string, headers: Record<string, unknown>) =>
    app.inject({ method: 'POST', url, headers: { ...json, ...headers }, payload })
  const send = (text: string, id: string) => post(text, webhookHeaders(id, text, secrets, now()))
  let turn = 0
  const report = (data: object, id = `msg_${++turn}`) =>
    send(JSON.stringify({ type: 'lead.milestone', timestamp: now().toISOString(), data }), id)
  const current = async (secret: string) =>
    (await bench.leads.statusBySecret(secret))?.milestones.find(({ state }) => state === 'current')?.number
  return { ...bench, clock, post, send, report, current }
}

describe.each(databaseKinds)('on the %s database', (kind) => {
  it('shows on the status page what the CRM reports, and notes the CRM as its source', async () => {
    const { report, submit, current, touches, clock } = await server(kind)
    const { reference, secret } = await submit('um')
    expect(await current(secret)).toBe(2)
    clock.at += 1000
    const answer = await report({ reference, milestone: 3 })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toEqual({ reference, milestone: 3 })
    expect(await current(secret)).toBe(3)
    const noted = { actor: 'crm', act: 'milestone', detail: '3' }
    expect((await touches(reference)).at(-1)).toMatchObject(noted)
  })

  it('gives a repeated message the same answer, and changes nothing a second time', async () => {
    const { report, submit, current, touches } = await server(kind)
    const { reference, secret } = await submit('um')
    const first = await report({ reference, milestone: 3 }, 'msg_same')
    await report({ reference, milestone: 4 })
    const again = await report({ reference, milestone: 3 }, 'msg_same')
    expect(again.json()).toEqual(first.json())
    expect(await current(secret)).toBe(4)
    expect((await touches(reference)).map(({ detail }) => detail).sort()).toEqual(['3', '4', null])
  })

  it('counts one message once, however often it comes at the same moment', async () => {
    const { report, submit, touches } = await server(kind)
    const { reference } = await submit('um')
    const send = () => report({ reference, milestone: 4 }, 'msg_same')
    for (const answer of await Promise.all(Array.from({ length: 8 }, send)))
      expect(answer.json()).toEqual({ reference, milestone: 4 })
    expect(await touches(reference)).toHaveLength(2)
  })

  it('goes back only where the CRM marks a correction', async () => {
    const { report, submit, current } = await server(kind)
    const { reference, secret } = await submit('um')
    await report({ reference, milestone: 4 })
    const late = () => report({ reference, milestone: 3 }, 'msg_late')
    for (const _ of ['first', 'repeated']) expect((await late()).json()).toEqual({ reference, milestone: 4 })
    expect(await current(secret)).toBe(4)
    const corrected = await report({ reference, milestone: 3, correction: true })
    expect(corrected.json()).toEqual({ reference, milestone: 3 })
    expect(await current(secret)).toBe(3)
  })

  it('knows no lead that does not exist or is erased, and an id of one lead is not another’s', async () => {
    const { report, submit, database } = await server(kind)
    const [one, two] = [await submit('um'), await submit('dois')]
    expect((await report({ reference: 'QP-AAAA-AAAA', milestone: 3 })).statusCode).toBe(404)
    await report({ reference: one.reference, milestone: 3 }, 'msg_same')
    const other = await report({ reference: two.reference, milestone: 3 }, 'msg_same')
    expect(other.statusCode).toBe(409)
    await database.updateTable('leads').set({ erased_at: '2026-11-21T10:00:00.000Z' }).execute()
    expect((await report({ reference: one.reference, milestone: 4 })).statusCode).toBe(404)
  })
})

it.each(cases.wrong as [string, object, string[]][])(
  'names what is wrong in a report with %s',
  async (_, data, fields) => {
    const { report } = await server()
    const answer = await report(data)
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields)
  },
)

it('refuses a sender who cannot sign, what was changed on the way, and what is old', async () => {
  const { post, submit, now, current, clock } = await server()
  const { reference, secret } = await submit('um')
  const body = JSON.stringify({ type: 'lead.milestone', data: { reference, milestone: 4 } })
  const signed = (by: WebhookSecrets = secrets) => webhookHeaders('msg_1', body, by, now())
  const refusals = [
    await post(body, {}),
    await post(body, signed([randomBytes(32)])),
    await post(body.replace('4', '3'), signed()),
    await post(body, { ...signed(), 'webhook-id': 'msg_2' }),
  ]
  const old = signed()
  clock.at += 301_000
  refusals.push(await post(body, old))
  for (const refusal of refusals)
    expect([refusal.statusCode, refusal.json().type]).toEqual([401, 'urn:quero-poupar:problem:bad-signature'])
  expect(await current(secret)).toBe(2)
})

it('refuses everything where no secret is configured', async () => {
  const { report } = await server('embedded', [])
  expect((await report({ reference: 'QP-AAAA-AAAA', milestone: 3 })).statusCode).toBe(401)
})

it('refuses what is no JSON, not sent as such, or too large', async () => {
  const { send, post, now } = await server()
  expect((await send('{', 'msg_1')).statusCode).toBe(400)
  expect((await send('null', 'msg_2')).statusCode).toBe(422)
  const large = ' '.repeat(5000)
  expect((await send(large, 'msg_3')).statusCode).toBe(413)
  const text = { ...webhookHeaders('msg_4', '{}', secrets, now()), 'content-type': 'text/plain' }
  expect((await post('{}', text)).statusCode).toBe(415)
})
