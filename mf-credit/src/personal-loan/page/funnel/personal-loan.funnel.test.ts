import { type RawAnswers, readAnswers, type Step, stepProblems } from 'shared-lib/kit/funnel/flow'
import { addressOf, checkAnswers, flowParameters } from 'shared-lib/kit/funnel/funnel-address'
import { sentAnswers } from 'shared-lib/kit/funnel/sent-answers'
import { contact, describeFunnel } from 'shared-lib/kit/funnel/testing/describe-funnel'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { personalLoanParts } from '../../product'
import { resultsOf } from '../results/results.load'
import { personalLoanFunnel as flow } from './personal-loan.funnel'
import { personalLoanStart } from './personal-loan.start'

const today = '2026-11-22'

const loan: RawAnswers = {
  loanType: 'others',
  wantToBorrowBase: '10000',
  wantToBorrowTime: '60',
  creditFraction: 'two',
  residentType: 'resident',
  employmentStatus: 'employed',
  employmentStatusSecond: 'employed',
  unpayedCredits: 'no',
}
const money: RawAnswers = {
  dateOfBirth: '1990-01-31',
  monthlyIncomeFirst: '1300',
  monthlyExpensesFirst: '250',
  dateOfBirthSecond: '1991-02-28',
  monthlyIncomeSecond: '1100',
  monthlyExpensesSecond: '0',
}
const debts: RawAnswers = {
  loanType: 'consolidatedCredit',
  debts: '3000*110*36_6200*215*34',
  addedCredit: '1000',
}

const validateLead = (body: object, on: string) => {
  const lead = personalLoanParts.leads[flow.name]
  if (!lead) throw new Error('no lead')
  return lead(body, on)
}
const leadOf = (raw: RawAnswers, change: object = {}) =>
  validateLead({ answers: sentAnswers(flow, readAnswers(flow, raw)), ...contact, ...change }, today)

it('never lets what is about money or birth into an address', () => {
  for (const name of Object.keys(money)) expect(flowParameters(flow)).not.toContain(name)
  expect(addressOf(flow, '/x', { ...loan, ...money })).not.toMatch(/1300|1990|250/)
})

it.each([
  { raw: { ...loan, ...money }, asked: 'um crédito pessoal de 10.000\u00a0€ em 60 meses' },
  { raw: { ...loan, ...debts, ...money }, asked: 'juntar créditos num só, de 10.200\u00a0€ em 60 meses' },
])('takes a whole lead of $asked', ({ raw, asked }) =>
  expect(leadOf(raw)).toMatchObject({ lead: { answers: { creditFraction: 'two' }, ...contact, asked } }),
)

it.each([
  ['228,88', '\u221213\u00a0€/mês'],
  ['205', undefined],
  ['', undefined],
])('repeats how far the average is below a proposal of %s', (todayInstalment, change) => {
  const answer = leadOf({ ...loan, ...money, todayInstalment })
  expect(answer).toHaveProperty('lead')
  expect(Object(answer).lead.change).toBe(change)
})

const vehicle = { loanType: 'carMc', vehicle: 'carUsed' }
const short = 'finalidade montante-do-emprestimo tipo-de-residencia'

describeFunnel(flow, {
  chips: true,
  start: personalLoanStart,
  // Shorter for a visitor who lives abroad or is in arrears.
  ways: [
    `${short} situacao-profissional creditos-em-incumprimento situacao-financeira`,
    `${short} situacao-profissional creditos-em-incumprimento`,
    short,
  ],
  wholes: [
    { ...loan, ...money },
    { ...loan, ...money, ...vehicle, entry: '2000' },
    { ...loan, ...money, ...debts },
  ],
  // Samples of an amount are its bounds, which no loan of every term may have; a person is of age on the day.
  instead: { wantToBorrowTime: ['48', '72'], dateOfBirth: ['1980-01-31'], dateOfBirthSecond: ['1980-01-31'] },
  today,
  lead: validateLead,
  results: (query) => resultsOf(query, toIsoDate(today)),
  onlyInLead: [
    ...['creditFraction', 'residentType', 'employmentStatus', 'employmentStatusSecond', 'unpayedCredits'],
    ...Object.keys(money),
  ],
})

const amountStep = flow.steps.find(({ slug }) => slug === 'montante-do-emprestimo') ?? ({} as Step)

it.each<{ change: RawAnswers; field?: string; message?: RegExp }>([
  { change: { wantToBorrowTime: '85' }, field: 'wantToBorrowTime', message: /no máximo até 84 meses/ },
  { change: { ...vehicle, wantToBorrowTime: '120' } },
  { change: { wantToBorrowBase: '199' }, field: 'wantToBorrowBase', message: /entre 200.€ e 75\.000.€/ },
  { change: { wantToBorrowBase: '75000,01' }, field: 'wantToBorrowBase', message: /entre 200.€ e 75\.000.€/ },
  { change: { ...debts, addedCredit: '70000' }, field: 'debts', message: /entre 200.€ e 75\.000.€/ },
])('judges amount and term together: $change', ({ change, field, message }) => {
  const problems = stepProblems(flow, amountStep, { ...loan, ...change }, { today })
  expect(problems.map((one) => one.field)).toEqual(field ? [field] : [])
  if (message) expect(problems[0]?.message).toMatch(message)
})

it.each<{ change: RawAnswers; field: string }>([
  { change: { residentType: 'nonResident' }, field: 'residentType' },
  { change: { unpayedCredits: 'yes' }, field: 'unpayedCredits' },
])('asks for nothing on behalf of $change', ({ change, field }) =>
  expect(leadOf({ ...loan, ...money, ...change })).toEqual({
    problems: [{ field, message: expect.any(String) }],
  }),
)

it.each([
  { change: { dateOfBirth: '2010-01-01' }, field: 'dateOfBirth', message: 'A idade mínima é 18 anos' },
  { change: { monthlyIncomeFirst: '' }, field: 'monthlyIncomeFirst', message: 'Insere o rendimento por mês' },
  { change: { monthlyExpensesSecond: '-1' }, field: 'monthlyExpensesSecond' },
  { change: { debts: '3000*110', loanType: 'consolidatedCredit' }, field: 'debts' },
])('refuses the answer $change', ({ change, field, message }) => {
  const raw = { ...loan, ...money, ...change }
  const checked = validateLead({ answers: raw, ...contact }, today)
  expect(checked).toMatchObject({
    problems: [{ field: expect.stringContaining(field), ...(message && { message }) }],
  })
})

it('keeps a summary of what is asked for in words', () =>
  expect(
    checkAnswers(flow, { ...loan, ...debts, ...money })
      .map(({ answer }) => answer.replaceAll('\u00a0', ' '))
      .filter(Boolean),
  ).toEqual([
    'Juntar créditos',
    '10.200 € em 60 meses, para juntar 2 créditos com 1.000 € a mais',
    'Duas pessoas',
    'Nacionalidade portuguesa, a viver em Portugal',
    'Por conta de outrem, sem termo; segunda pessoa: Por conta de outrem, sem termo',
    'Não',
    'Nascimento a 31 de janeiro de 1990. Rendimento de 2.400 € e prestações de 250 € por mês',
  ]))
