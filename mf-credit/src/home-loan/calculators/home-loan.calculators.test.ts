import { describeWorkedCases, workedOut } from 'shared-lib/testing/worked-calculators'
import type { WorkedCase } from 'shared-lib/testing/worked-cases'
import verdicts from '../testing/verdict.worked.cases.json'
import worked from '../testing/worked.cases.json'
import { homeLoanCalculators } from './home-loan.calculators'
import tables from './testing/home-loan.calculators.json'

const today = '2026-11-23'
const call = (name: string, input: object) => workedOut(homeLoanCalculators, name, input, today)
const problemsOf = (name: string, input: object) => homeLoanCalculators[name]?.calculate(input, today)
const at = (result: unknown, path: string) =>
  path.split('.').reduce((found: unknown, key) => (found as Record<string, unknown>)?.[key], result)

// A transfer is asked of the calculator of that name, which is no calculator of this product.
const cases = ([...worked, ...verdicts] as readonly WorkedCase[]).filter(
  ({ calculator }) => calculator !== 'home-loan-transfer',
)

describeWorkedCases(homeLoanCalculators, cases, today)

describe('what a schema cannot say', () => {
  const loan = { wantToBorrow: 100_000, months: 120, euribor: 2 }
  const proposals = (...all: object[]) => ({ ...loan, proposals: all })
  it.each([
    ['proposals.0.spread', proposals({ id: 'a' })],
    ['proposals.0.spread', proposals({ id: 'a', tan: 3, fixedMonths: 12 })],
    ['proposals.0.fixedMonths', proposals({ id: 'a', tan: 3, spread: 1 })],
    ['proposals.0.fixedMonths', proposals({ id: 'a', tan: 3, fixedMonths: 121 })],
    ['proposals.0.tan', proposals({ id: 'a', fixedMonths: 12, spread: 1 })],
    ['proposals.0.openingCosts', proposals({ id: 'a', spread: 1, openingCosts: 9, openingFees: 0 })],
    ['proposals.1.id', proposals({ id: 'a', spread: 1 }, { id: 'a', spread: 2 })],
    ['euribor', { wantToBorrow: 1000, months: 12, proposals: [{ id: 'a', spread: 1 }] }],
    ['date', { ...proposals({ id: 'a', spread: 1 }), date: '2003-12-31' }],
  ])('is a problem of %s', (field, input) =>
    expect(problemsOf('home-loan-proposals', input)).toEqual({
      problems: [{ field, message: expect.any(String) }],
    }),
  )

  it('knows no limit before the recommendation of 2018', () => {
    const before = { assessmentDate: '2018-06-30' }
    const field = [{ field: 'assessmentDate', message: expect.stringContaining('30 de junho de 2018') }]
    expect(problemsOf('home-loan-own-money', { price: 100_000, ...before })).toEqual({ problems: field })
    expect(
      problemsOf('home-loan-capacity', { netMonthlyIncome: 2000, months: 240, rate: 3, ...before }),
    ).toEqual({ problems: field })
  })
})

it('reports what leaving early may cost by the rate of that month, and nothing at the end', () => {
  const mixed = { id: 'a', tan: 3, fixedMonths: 60, spread: 1 }
  const result = call('home-loan-proposals', {
    wantToBorrow: 100_000,
    months: 360,
    euribor: 2,
    proposals: [mixed],
    horizons: [59, 60, 360],
  })
  const until = at(result, 'proposals.0.until') as { balance: number; exitFee: number }[]
  const fees = [0.02, 0.005, 0]
  expect(until.map(({ exitFee }) => exitFee)).toEqual(
    until.map(({ balance }, place) => Math.round(Math.round(balance * (fees[place] ?? 0)) * 1.04)),
  )
})

it.each(tables.sentences as [object, string][])('gives the verdict a sentence: %j', (given, sentence) => {
  const said = call('home-loan-verdict', { instalment: 1200, debt: 200_000, years: 25, ...given }) as Record<
    string,
    string
  >
  expect(said.sentence?.replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(said.message).toMatch(/^Bom dia\. .* Obrigado\.$/)
})
