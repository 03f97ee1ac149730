import { contact, describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { validateDepositLead } from '../results/deposit-plan'
import { loadDepositResults } from '../results/results.load'
import { termDepositFunnel } from './term-deposit.funnel'

const today = '2026-11-23'
const leadOf = (answers: object, change = {}) =>
  validateDepositLead({ answers, ...contact, ...change }, today)
const whole = {
  ...{ amount: 10_000, horizon: '12', mayLock: true, origin: 'newBank' },
  ...{ region: 'mainland', upTo30: false, twoHolders: false },
}

it('lets a whole lead through, and only what is known of it', () =>
  expect(leadOf({ ...whole, isAdmin: true }, { extra: 1 })).toEqual({
    lead: { answers: whole, ...contact, marketingOptIn: false },
  }))

it.each([
  {
    change: { amount: undefined },
    problem: { field: 'amount', message: 'Indica quanto queres pôr a render' },
  },
  { change: { amount: 0 }, problem: { field: 'amount', message: expect.stringContaining('entre') } },
  { change: { horizon: '5' }, problem: { field: 'horizon', message: 'Escolhe uma das opções' } },
  { change: { horizon: 'date' }, problem: { field: 'needOn', message: 'Indica o dia' } },
  {
    change: { horizon: 'date', needOn: '2026-11-23' },
    problem: { field: 'needOn', message: 'Indica um dia nos próximos 10 anos' },
  },
  { change: { origin: 'moon' }, problem: { field: 'origin', message: 'Escolhe uma das opções' } },
])('refuses the answer $change', ({ change, problem }) =>
  expect(leadOf({ ...whole, ...change })).toEqual({ problems: [problem] }),
)

const asked = {
  ...{ amount: '250000', horizon: '12', mayLock: 'true', origin: 'newBank' },
  ...{ region: 'mainland', upTo30: 'false', twoHolders: 'false', needOn: '2027-09-30' },
}

describeFunnel(termDepositFunnel, {
  ways: ['poupanca'],
  wholes: [asked, { ...asked, amount: '1000' }, { ...asked, horizon: 'date' }],
  today,
  lead: validateDepositLead,
  results(query) {
    const { carried: _, beside: __, ...shown } = loadDepositResults({ path: '', query, today })
    return shown
  },
})
