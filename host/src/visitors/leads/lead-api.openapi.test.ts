import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { openApi } from 'shared-lib/platform/generators/openapi'
import { consentVersions } from './consent-versions'
import { leadLimits as envelope } from './lead-request'
import { type LeadServer, leadBody, leadServer } from './testing/lead-server'

const leadLimits = { ...envelope, consentVersion: consentVersions().pattern }

const { paths, components } = openApi({
  siteName: 'Quero Poupar',
  origin: undefined,
  limits: leadLimits,
  deployments: [{ name: 'mf-energy', version: '1.0.0', owner: 'Equipa Energia', leads: ['energy'] }],
  calculatorLimits: { bodyLimit: 1024, perMinute: 120 },
})
const submit = paths['/api/leads']?.post
const request = components.schemas.LeadRequest

let server: LeadServer
beforeAll(async () => {
  server = await leadServer()
})
afterAll(() => server.app.close())

const text = (pattern: string) => fc.stringMatching(new RegExp(pattern))

it('takes every key and consent version that the document allows', () =>
  fc.assert(
    fc.asyncProperty(
      text(submit?.parameters[0]?.schema.pattern ?? ''),
      text(leadLimits.consentVersion.source),
      async (key, consentVersion) => {
        const { statusCode } = await server.submit({ ...leadBody(), consentVersion }, { key })
        expect([200, 201, 409]).toContain(statusCode)
      },
    ),
    { numRuns: 40 },
  ))

it('refuses what the document does not allow', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), async (word) => {
      fc.pre(!leadLimits.idempotencyKey.test(word) && /^[\x21-\x7e]*$/.test(word))
      fc.pre(!leadLimits.consentVersion.test(word))
      expect((await server.submit(leadBody(), { key: word })).statusCode).toBe(400)
      expect((await server.submit({ ...leadBody(), consentVersion: word })).statusCode).toBe(422)
    }),
    { numRuns: 40 },
  ))

it.each(request.required)('needs the member %s', async (member) => {
  const { statusCode } = await server.submit({ ...leadBody(), [member]: undefined })
  expect(statusCode).toBe(422)
})

it('answers with the members that the document names, and every status it gives is named there', async () => {
  const key = randomUUID()
  const answers = [
    await server.submit(leadBody(), { key }),
    await server.submit(leadBody(), { key }),
    await server.submit(leadBody({ email: 'outra@example.pt' }), { key }),
    await server.submit(leadBody(), { key: 'short' }),
    await server.submit({ ...leadBody(), vertical: 'boats' }),
    await server.submit(undefined, { payload: 'x'.repeat(leadLimits.bodyLimit + 1) }),
    await server.submit(undefined, { headers: { 'content-type': 'text/plain' } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 409, 400, 422, 413, 415])
  for (const answer of answers) {
    expect(Object.keys(submit?.responses ?? {})).toContain(String(answer.statusCode))
    const schema = answer.statusCode < 300 ? components.schemas.Receipt : components.schemas.Problem
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(answer.json())))
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining([...schema.required]))
  }
})

it('describes the status as it is answered', async () => {
  const { statusUrl } = (await server.submit()).json()
  const url = statusUrl.replace('/pedido/', '/api/leads/status/')
  const status = (await server.app.inject(url)).json()
  const { properties, required } = components.schemas.LeadStatus
  expect(Object.keys(status).sort()).toEqual([...required].sort())
  const { items, minItems } = properties.milestones
  expect(status.milestones).toHaveLength(minItems)
  for (const milestone of status.milestones) {
    const { doneAt: _, ...always } = milestone
    expect(Object.keys(always)).toEqual([...items.required])
    expect(items.properties.state.enum).toContain(milestone.state)
  }
})
