import { enumeratePaths } from 'shared-lib/funnel/enumerate-paths'
import { nextStep, readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/funnel/funnel-guard'
import { flowLead } from 'shared-lib/journey/define-journey'
import { __camel__Funnel } from './__name__.funnel'

const validateLead = flowLead(__camel__Funnel)
const paths = enumeratePaths(__camel__Funnel)
const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const leadOf = (answers: object, change = {}) =>
  validateLead({ answers, ...contact, ...change }, '2026-11-22')
const whole = { when: 'now', zipcode: '1000-001' }

it('asks its questions in order', () =>
  expect(paths.map(({ slugs }) => slugs.join(' '))).toEqual(['quando morada']))

it.each(paths)('goes from every answer of $slugs to the results', ({ raw, slugs }) => {
  const query = addressOf(__camel__Funnel, '', raw).slice(1)
  expect(nextStep(__camel__Funnel, raw)).toBeUndefined()
  expect(funnelGuard(__camel__Funnel, { path: __camel__Funnel.done, query })).toBeUndefined()
  expect(readAnswers(__camel__Funnel, readQuery(__camel__Funnel, query))).toEqual(
    readAnswers(__camel__Funnel, raw),
  )
  for (const { slug, answer } of checkAnswers(__camel__Funnel, raw))
    if (slugs.includes(slug)) expect(answer).not.toMatch(/^$|undefined/)
})

it('lets a whole lead through, and only what is known of it', () =>
  expect(leadOf({ ...whole, isAdmin: true }, { extra: 1 })).toEqual({
    lead: { answers: whole, ...contact, marketingOptIn: false },
  }))

it.each([{ change: { when: 'later' } }, { change: { zipcode: '4000-123' } }])(
  'the lead says another answer: $change',
  ({ change }) => expect(leadOf({ ...whole, ...change })).toMatchObject({ lead: { answers: change } }),
)

it.each([
  { change: { when: undefined }, problem: { field: 'when', message: 'Escolhe quando queres tratar disto' } },
  { change: { when: 'nunca' }, problem: { field: 'when', message: 'Escolhe uma das opções' } },
  {
    change: { zipcode: '0999-001' },
    problem: { field: 'zipcode', message: expect.stringContaining('0000-000') },
  },
])('refuses the answer $change', ({ change, problem }) =>
  expect(leadOf({ ...whole, ...change })).toEqual({ problems: [problem] }),
)

it.each([undefined, null, 'text', 7, [], { answers: [] }])(
  'refuses the hostile body %j without throwing',
  (body) => expect(validateLead(body, '2026-11-22')).toHaveProperty('problems'),
)
