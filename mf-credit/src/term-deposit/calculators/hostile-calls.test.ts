import { depositRankingCalculator } from './deposit-ranking.calculator'
import { savingsCertificatesCalculator } from './savings-certificates.calculator'
import { termDepositCalculator } from './term-deposit.calculator'

const today = '2026-11-23'
const fields = (outcome: ReturnType<typeof termDepositCalculator.calculate>) =>
  'problems' in outcome ? outcome.problems.map(({ field }) => field) : []

it.each([
  [{ tanb: 2 }, 'days'],
  [{ tanb: 2, days: 30, months: 1 }, 'days'],
  [{ tanb: 2, days: 30, start: '2001-01-01' }, 'start'],
  [{ tanb: 2, days: 30, start: '9999-12-31' }, 'start'],
  [{ tanb: 2, days: 30, start: '2012-06-01' }, 'taxPercent'],
  [{ tanb: 2, days: 30, offer: 'nobody' }, 'offer'],
  [{ tanb: 2, days: 30, withdrawnAfterDays: 3 }, 'earlyWithdrawal'],
  [
    { tanb: 2, days: 30, withdrawnAfterDays: 3, earlyWithdrawal: { kind: 'notAllowed' } },
    'withdrawnAfterDays',
  ],
])('names the field in trouble of a deposit: %j', (call, field) =>
  expect(fields(termDepositCalculator.calculate(call, today))).toEqual([field]),
)

it.each([
  [{ amount: 1000 }, 'months'],
  [{ amount: 1000, months: 3, end: '2027-01-01' }, 'months'],
  [{ amount: 1000, end: '2026-11-23' }, 'end'],
  [{ amount: 1000, end: '2077-11-23' }, 'end'],
  [{ amount: 1000, months: 3, start: '2000-01-01' }, 'start'],
  [{ amount: 1000, months: 3, start: '2012-06-01' }, 'taxPercent'],
  [{ amount: 1000, months: 3, include: ['td-bai-eur', 'nobody'] }, 'include.1'],
])('names the field in trouble of a ranking: %j', (call, field) =>
  expect(fields(depositRankingCalculator.calculate(call, today))).toEqual([field]),
)

it.each([
  [{ product: 'aforroF', amount: 1000, years: 2 }, 'years'],
  [{ product: 'tesouro5', amount: 1000, quarters: 2 }, 'quarters'],
])('names the field in trouble of certificates: %j', (call, field) =>
  expect(fields(savingsCertificatesCalculator.calculate(call, today))).toEqual([field]),
)
