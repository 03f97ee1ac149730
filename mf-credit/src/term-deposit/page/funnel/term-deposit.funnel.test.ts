import { contact, describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { validateDepositLead } from '../results/deposit-plan'
import { loadDepositResults } from '../results/results.load'
import { termDepositFunnel } from './term-deposit.funnel'
import cases from './testing/term-deposit.funnel.json'

const today = '2026-11-23'
const leadOf = (answers: object) => validateDepositLead({ answers, ...contact }, today)
const { whole, asked } = cases

it.each(cases.refused as [object, string, string][])('refuses the answer %j: %s', (change, field, message) =>
  expect(leadOf({ ...whole, ...change })).toEqual({
    problems: [{ field, message: expect.stringContaining(message) }],
  }),
)

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
