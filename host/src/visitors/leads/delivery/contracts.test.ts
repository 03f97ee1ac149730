import crypto from 'node:crypto'
import Fastify from 'fastify'
import { databaseKinds } from '../../../base/database/testing/places'
import type { PhoneCheck } from '../../../base/tables/leads.schema'
import { endsAfterEach } from '../../../base/testing/ends-after-each'
import { parseWebhookSecrets, signedId, webhookHeaders } from '../../../base/webhooks/signature'
import { phoneChecker } from '../phone-check/phone-service'
import { leadEvent } from './lead-event'
import { milestoneRoutes } from './milestones.routes'
import { contractExamples, type HttpExample } from './testing/contract-examples'
import { benches } from './testing/outbox-bench'

const crm = contractExamples('crm-webhook.md')
const milestones = contractExamples('milestone-webhook.md')
const phones = contractExamples('phone-verification.md')

const secretsOf = ({ text }: typeof crm) => parseWebhookSecrets(text('secret'), 'the example')
const secondsOf = ({ headers }: HttpExample) => Number(headers['webhook-timestamp'])
const timeOf = (example: HttpExample) => new Date(secondsOf(example) * 1000)

describe('signatures', () => {
  it.each([
    ['crm-webhook.md', crm, 'erased'],
    ['milestone-webhook.md', milestones, 'report'],
    ['phone-verification.md', phones, 'request'],
  ] as const)('the example of %s is signed with its secret', (_, examples, name) => {
    const example = examples.http(name)
    const id = example.headers['webhook-id'] ?? ''
    const at = timeOf(example)
    expect(example.headers).toMatchObject(webhookHeaders(id, example.body, secretsOf(examples), at))
    expect(signedId(example.headers, Buffer.from(example.body), secretsOf(examples), at)).toBe(id)
  })

  it('the receiver of the contract takes what is signed, also with two secrets, and nothing else', () => {
    const isGenuine = new Function('crypto', `${crm.text('verify')}; return isGenuine`)(crypto)
    const example = crm.http('erased')
    const now = secondsOf(example)
    const takes = (change: Partial<HttpExample> = {}, at = now, secret = crm.text('secret')) =>
      isGenuine({ ...example.headers, ...change.headers }, change.body ?? example.body, secret, at)
    expect(takes()).toBe(true)
    expect(takes({ body: example.body.replace('erased', 'created') })).toBe(false)
    expect(takes({ headers: { 'webhook-id': 'another' } })).toBe(false)
    expect(takes({ headers: { 'webhook-signature': 'v1,AAAA' } })).toBe(false)
    expect(takes({}, now + 301)).toBe(false)
    expect(takes({ headers: { 'webhook-timestamp': 'soon' } })).toBe(false)
    expect(takes({}, now, phones.text('secret'))).toBe(false)
    const both = parseWebhookSecrets(`${phones.text('secret')},${crm.text('secret')}`, 'S')
    const rotated = webhookHeaders('an-id', example.body, both, timeOf(example))
    expect(takes({ headers: rotated })).toBe(true)
    expect(takes({ headers: rotated }, now, phones.text('secret'))).toBe(true)
  })
})

describe.each(databaseKinds)('on the %s database', (kind) => {
  const ends = endsAfterEach()
  const openBench = benches(ends)

  async function bench() {
    const made = await openBench(kind)
    return {
      ...made,
      /** Gives a lead the reference that the contract uses. */
      rename: (from: string, to: string) =>
        made.database.updateTable('leads').set({ reference: to }).where('reference', '=', from).execute(),
      /** What the CRM receives next. */
      nextEvent: async () =>
        JSON.parse((await leadEvent(made.database, made.keys, await made.taken())) ?? ''),
    }
  }

  it('reports a lead with exactly the members of the contract', async () => {
    const { clock, submit, rename, taken, nextEvent } = await bench()
    const example = crm.json('lead.created')
    const { fields, consents, call, origin, campaign, phoneCheck, vertical } = example.data
    clock.at = Date.parse(example.data.createdAt) - 61_000
    const first = await submit('um', { fields })
    await rename(first.reference, example.data.duplicateOf)
    clock.at = Date.parse(example.data.createdAt) - 1000
    const { reference } = await submit('um', {
      vertical,
      fields,
      call,
      origin,
      campaign,
      phoneCheck: phoneCheck as PhoneCheck,
      consents: consents.map(({ givenAt: _, ...consent }: { givenAt: string }) => consent),
    })
    await rename(reference, example.data.reference)
    await taken()
    expect(await nextEvent()).toEqual(example)
  })

  it.each([
    ['lead.withdrawn', { withdrawn_at: '2026-11-23T10:00:00.000Z' }],
    ['lead.erased', { erased_at: '2026-11-23T11:00:00.000Z' }],
  ])('reports %s as the contract does: the reference alone', async (topic, state) => {
    const { clock, submit, queue, rename, nextEvent } = await bench()
    const example = crm.json(topic)
    const { reference } = await submit('um')
    await rename(reference, example.data.reference)
    clock.at = Date.parse(example.timestamp)
    await queue(example.data.reference, topic, state)
    expect(await nextEvent()).toEqual(example)
  })

  it('takes the milestone and the correction of the contract', async () => {
    const { clock, now, submit, rename, database } = await bench()
    const example = milestones.http('report')
    const answer = milestones.json('answer')
    const { reference } = await submit('um')
    await rename(reference, answer.reference)
    clock.at = timeOf(example).getTime()
    const secrets = secretsOf(milestones)
    const app = Fastify()
    await app.register(milestoneRoutes, { database, secrets, now })
    ends.push(() => app.close())
    const post = (headers: Readonly<Record<string, string>>, payload: string) =>
      app.inject({ method: 'POST', url: example.path, headers, payload })
    for (const _ of ['first', 'repeated'])
      expect((await post(example.headers, example.body)).json()).toEqual(answer)
    const correction = milestones.text('correction')
    const headers = { ...example.headers, ...webhookHeaders('msg_2', correction, secrets, now()) }
    expect((await post(headers, correction)).json()).toEqual({ ...answer, milestone: 2 })
  })
})

describe('the phone service', () => {
  const example = phones.http('request')
  const real = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = real
  })

  it.each(['confirmed', 'refused'])('is asked by the contract, and its "%s" is understood', async (name) => {
    let asked: [string, RequestInit] | undefined
    globalThis.fetch = async (url, init) => {
      asked = [String(url), init ?? {}]
      return new Response(phones.text(name), { headers: { 'content-type': 'application/json' } })
    }
    const service = `https://phones.example${example.path}`
    const options = { now: () => timeOf(example) }
    const check = phoneChecker({ url: service, key: phones.text('secret') }, options)
    expect(await check(JSON.parse(example.body).phone)).toBe(phones.json(name).result)
    const [url, init] = asked ?? ['', {}]
    expect(url).toBe(service)
    expect(init).toMatchObject({ method: example.method, body: example.body, redirect: 'manual' })
    const headers = init.headers as Record<string, string>
    expect(Object.keys(headers).sort()).toEqual(Object.keys(example.headers).sort())
    const id = signedId(headers, Buffer.from(example.body), secretsOf(phones), timeOf(example))
    expect(id).toBe(headers['webhook-id'])
  })
})
