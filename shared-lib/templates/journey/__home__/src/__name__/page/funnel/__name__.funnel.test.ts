import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { contact, describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { flowLead } from 'shared-lib/kit/journey/define-journey'
import { __camel__Funnel } from './__name__.funnel'

const validateLead = flowLead(__camel__Funnel)
const leadOf = (answers: object, change = {}) =>
  validateLead({ answers, ...contact, ...change }, '2026-11-22')
const whole = { when: 'now', zipcode: '1000-001' }

describeFunnel(__camel__Funnel, {
  ways: ['quando morada'],
  wholes: [whole],
  today: '2026-11-22',
  lead: validateLead,
  results: (query) => readQuery(__camel__Funnel, query),
})

it('lets a whole lead through, and only what is known of it', () =>
  expect(leadOf({ ...whole, isAdmin: true }, { extra: 1 })).toEqual({
    lead: { answers: whole, ...contact, marketingOptIn: false },
  }))

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
