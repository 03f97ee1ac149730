import { depositRankingCalculator } from './deposit-ranking.calculator'
import { savingsCertificatesCalculator } from './savings-certificates.calculator'
import { termDepositCalculator } from './term-deposit.calculator'
import cases from './testing/hostile-calls.json'

const today = '2026-11-23'
const fields = (outcome: ReturnType<typeof termDepositCalculator.calculate>) =>
  'problems' in outcome ? outcome.problems.map(({ field }) => field) : []

it.each(cases.deposits as [object, string][])('names the field in trouble of a deposit: %j', (call, field) =>
  expect(fields(termDepositCalculator.calculate(call, today))).toEqual([field]),
)

it.each(cases.rankings as [object, string][])('names the field in trouble of a ranking: %j', (call, field) =>
  expect(fields(depositRankingCalculator.calculate(call, today))).toEqual([field]),
)

it.each([
  [{ product: 'aforroF', amount: 1000, years: 2 }, 'years'],
  [{ product: 'tesouro5', amount: 1000, quarters: 2 }, 'quarters'],
])('names the field in trouble of certificates: %j', (call, field) =>
  expect(fields(savingsCertificatesCalculator.calculate(call, today))).toEqual([field]),
)
