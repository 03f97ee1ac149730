import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { PersonalLoanAnswers } from '../fields'
import { loanAtTaeg } from './at-taeg'
import { consolidationBy } from './consolidation'
import { debtOutlook } from './debt-outlook'
import { effortAt, householdOf } from './household-effort'
import type { LoanRequest } from './loan-request'
import { requestOf } from './loan-request'
import { outlookOf } from './outlook'
import cases from './testing/outlook.json'

const on = toIsoDate('2026-11-22')
const loan: LoanRequest = {
  amount: cents(10_000_00),
  months: 60,
  category: 'personal',
  market: 'personal',
  longest: 84,
  debts: [],
}

it.each([
  { answers: { loanType: 'others' }, category: 'personal', market: 'personal', longest: 84 },
  { answers: { loanType: 'refurbishmentFurniture' }, category: 'personal', market: 'personal', longest: 84 },
  { answers: { loanType: 'education' }, category: 'education', market: 'education', longest: 120 },
  {
    answers: { loanType: 'carMc', vehicle: 'carUsed' },
    category: 'carUsed',
    market: 'carUsed',
    longest: 120,
  },
  { answers: { loanType: 'carMc', vehicle: 'carNew' }, category: 'carNew', market: undefined, longest: 120 },
] as const)('reads $answers as $category, up to $longest months', ({ answers, ...expected }) => {
  const asked = { ...answers, wantToBorrowBase: cents(5000_00), wantToBorrowTime: 48 }
  const { category, market, longest } = requestOf(asked, on) ?? {}
  expect({ category, market, longest }).toEqual(expected)
})

describe('the outlook of a loan', () => {
  it('has ceiling, average and what is below it, over whole years up to the longest term', () => {
    const { ceiling, market, terms, rates } = outlookOf(loan, on)
    expect(ceiling).toMatchObject({ taeg: 0.15, instalment: 228_88, until: '2026-12-31' })
    expect(market).toMatchObject({ taeg: 0.12 })
    expect(terms).toEqual([12, 24, 36, 48, 60, 72, 84])
    expect(rates.map(({ name, taeg }) => [name, taeg])).toEqual([
      ['ceiling', 0.15],
      ['market', 0.12],
      ['belowMarket', 0.1],
    ])
    expect(rates[0]?.mtics[4]).toBe(ceiling?.mtic)
  })

  // 2026-Q4: 8.2, 15, 11.2 and 14.3 % are the averages of the law and a quarter.
  it.each([
    ['education', 0.066],
    ['personal', 0.12],
    ['carNew', 0.09],
    ['carUsed', 0.114],
  ] as const)('takes the average of %s out of its ceiling', (category, taeg) =>
    expect(outlookOf({ ...loan, category }, on).market?.taeg).toBe(taeg),
  )

  it('claims no ceiling before a quarter is published', () => {
    const { ceiling, market, payoff } = outlookOf(loan, toIsoDate('2027-01-02'))
    expect(ceiling).toBeUndefined()
    expect([market, payoff]).not.toContain(undefined)
  })
})

describe('debts put together', () => {
  const debts = [{ balance: cents(10_000_00), instalment: cents(400_00), monthsLeft: 30 }]
  const told = debtOutlook({ ...loan, debts }, outlookOf(loan, on), on)

  it('returns the highest TAEG at which no more is paid, to a tenth of a point', () => {
    const costAt = (taeg: number) => {
      const at = loanAtTaeg({ ...loan, taeg, on })
      return at && consolidationBy(debts, { amount: loan.amount, ...at }).extraCostOfDebts
    }
    const { breakEven = 0 } = told ?? {}
    expect(costAt(breakEven)).toBeLessThanOrEqual(0)
    expect(costAt(breakEven + 0.001)).toBeGreaterThan(0)
  })

  it('returns none where stamp duty alone costs more than is left of interest', () => {
    const cheap = [{ balance: cents(10_000_00), instalment: cents(500_00), monthsLeft: 20 }]
    expect(debtOutlook({ ...loan, debts: cheap }, outlookOf(loan, on), on)?.breakEven).toBeUndefined()
  })
})

describe('what a household carries', () => {
  const answers = cases.answers as PersonalLoanAnswers
  const household = householdOf(answers, on)

  it('adds up two people, and takes the age of the older one', () =>
    expect(household).toEqual({ income: 1300_00, otherInstalments: 250_00, age: 70, isRetired: false }))

  it('is nothing until income and instalments are given', () =>
    expect(householdOf({ ...answers, monthlyExpensesFirst: undefined as never }, on)).toBeUndefined())

  it('counts less income after 70 for workers, and not for pensioners', () => {
    const { market } = outlookOf(loan, on)
    const rate = (isRetired: boolean) =>
      household && market && effortAt(loan, market, { ...household, isRetired }, on)?.effort.effortRate
    expect(rate(false)).toBeGreaterThan(rate(true) ?? Infinity)
  })

  it('finds the shortest term that fits, or that none does', () => {
    const { market } = outlookOf(loan, on)
    const at = (income: number) =>
      market && effortAt(loan, market, { income: cents(income), otherInstalments: cents(0) }, on)
    expect(at(10_000_00)?.shortest).toBeLessThan(at(800_00)?.shortest ?? 0)
    expect(at(100_00)?.shortest).toBeUndefined()
  })
})
