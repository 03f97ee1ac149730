import { enumeratePaths } from 'shared-lib/funnel/enumerate-paths'
import { nextStep, readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { funnelGuard } from 'shared-lib/funnel/funnel-guard'
import { sentAnswers } from 'shared-lib/funnel/sent-answers'
import { neededQuestions } from 'shared-lib/funnel/testing/needed-questions'
import { silentAnswers } from 'shared-lib/testing/silent-answers'
import { validateDepositLead } from '../results/deposit-plan'
import { loadDepositResults } from '../results/results.load'
import { termDepositFunnel } from './term-deposit.funnel'

const paths = enumeratePaths(termDepositFunnel)
const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
const today = '2026-11-23'
const leadOf = (answers: object, change = {}) =>
  validateDepositLead({ answers, ...contact, ...change }, today)
const whole = {
  ...{ amount: 10_000, horizon: '12', mayLock: true, origin: 'newBank' },
  ...{ region: 'mainland', upTo30: false, twoHolders: false },
}

it('asks all of it on one page', () =>
  expect(new Set(paths.map(({ slugs }) => slugs.join(' ')))).toEqual(new Set(['poupanca'])))

it('goes from every answer to the results', () => {
  for (const { raw } of paths) {
    const query = addressOf(termDepositFunnel, '', raw).slice(1)
    expect(nextStep(termDepositFunnel, raw)).toBeUndefined()
    expect(funnelGuard(termDepositFunnel, { path: termDepositFunnel.done, query })).toBeUndefined()
    expect(readAnswers(termDepositFunnel, readQuery(termDepositFunnel, query))).toEqual(
      readAnswers(termDepositFunnel, raw),
    )
    for (const { slug, answer } of checkAnswers(termDepositFunnel, raw))
      if (neededQuestions(termDepositFunnel).has(slug)) expect(answer).not.toMatch(/^$|undefined/)
  }
})

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
const wholes = [asked, { ...asked, amount: '1000' }, { ...asked, horizon: 'date' }]

it('every kind of answer to every question changes what the deposits leave', () =>
  expect(
    silentAnswers(termDepositFunnel, {
      wholes,
      tell(raw) {
        const query = addressOf(termDepositFunnel, '', raw).slice(1)
        const { carried: _, beside: __, ...shown } = loadDepositResults({ path: '', query, today })
        return shown
      },
    }),
  ).toEqual([]))

it('every kind of answer to every question changes the lead', () =>
  expect(
    silentAnswers(termDepositFunnel, {
      wholes,
      tell(raw) {
        const sent = leadOf(sentAnswers(termDepositFunnel, readAnswers(termDepositFunnel, raw)))
        if ('problems' in sent) throw new Error(JSON.stringify(sent.problems))
        return sent.lead
      },
    }),
  ).toEqual([]))
