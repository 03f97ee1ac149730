import { choice } from '../form/choice'
import { checkFlowLead } from './contact.answers'
import { enumeratePaths } from './enumerate-paths'
import { readAnswers } from './flow'
import { flowLeadFields } from './lead-fields'
import cases from './testing/lead-fields.json'
import { sampleFlow } from './testing/sample.flow'

const contact = {
  fullName: 'Ana Silva',
  email: 'ana@exemplo.pt',
  phone: '+351912345678',
  tcConsent: true,
  marketingOptIn: false,
}
const leads = enumeratePaths(sampleFlow).map(({ raw }) => ({
  ...contact,
  answers: readAnswers(sampleFlow, raw) as Record<string, unknown>,
}))

/** The lead without one field, named as `LeadField` names it. */
function without(lead: (typeof leads)[number], name: string) {
  const copy: Record<string, unknown> = { ...lead, answers: { ...lead.answers } }
  const [head = '', inner] = name.split('.')
  if (inner === undefined) delete copy[head]
  else delete (copy[head] as Record<string, unknown>)[inner]
  return copy
}

const missedIn = (name: string) =>
  leads.filter((lead) => 'problems' in checkFlowLead(sampleFlow, without(lead, name), '2026-11-21')).length

it('takes every path’s lead as it is', () => expect(missedIn('nothing')).toBe(0))

it.each(flowLeadFields(sampleFlow))(
  'reports rightly how much $name is needed: $required',
  ({ name, required }) => {
    const missed = missedIn(name)
    const expected = { always: [leads.length, leads.length], sometimes: [1, leads.length - 1], never: [0, 0] }
    const [least = 0, most = 0] = expected[required]
    expect(missed).toBeGreaterThanOrEqual(least)
    expect(missed).toBeLessThanOrEqual(most)
  },
)

it('names the few values of a choice', () => {
  const kind = choice({ label: 'Veículo', options: { car: 'Carro', bike: 'Mota' } })
  expect(flowLeadFields({ ...sampleFlow, fields: { ...sampleFlow.fields, kind } })).toContainEqual({
    name: 'answers.kind',
    required: 'always',
    options: ['car', 'bike'],
  })
})

it.each([
  undefined,
  null,
  'text',
  7,
  [],
  {},
  contact,
  { ...contact, answers: [] },
  { ...contact, answers: null },
  { ...contact, answers: 'kind' },
  { ...contact, answers: JSON.parse('{"__proto__":{"kind":"car"}}') },
  { ...leads[0], fullName: { toString: 1 }, tcConsent: [true] },
])('refuses the hostile body %j with problems of fields', (body) =>
  expect(checkFlowLead(sampleFlow, body, '2026-11-21')).toMatchObject({
    problems: expect.arrayContaining([{ field: expect.any(String), message: expect.any(String) }]),
  }),
)

it.each(cases.refused as [string, string, object][])('refuses %s with «%s»: %j', (field, message, change) =>
  expect(checkFlowLead(sampleFlow, { ...leads[0], ...change }, '2026-11-21')).toEqual({
    problems: [{ field, message }],
  }),
)
