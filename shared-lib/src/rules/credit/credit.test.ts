import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { daysBetween } from '../dates/calendar'
import { toIsoDate } from '../dates/iso-date'
import { cents, sumCents } from '../money/cents'
import { effectiveAnnualRate, monthlyFlows, roundPercent } from './annual-rate'
import { instalmentOf, monthsFor } from './annuity'
import { creditDateProblem } from './credit-date'
import { type LeftOut, withoutWords } from './left-out'
import { type Loan, repaymentPlan } from './repayment-plan'
import { sampleDay } from './sample-loans.testing'
import cases from './testing/credit.json'

const capitals = fc.integer({ min: 100_00, max: 1_000_000_00 }).map(cents)
const terms = fc.integer({ min: 1, max: 480 })
const annualRates = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 100_000)

describe('a constant instalment', () => {
  it.each(cases.instalments as [number, number, number, number, string][])(
    '%s at %s for %s months: %s (%s)',
    (capital, rate, months, instalment) =>
      expect(instalmentOf(cents(capital), rate, months)).toBe(instalment),
  )

  it('rises with capital and rate and falls with time', () =>
    forAll(capitals, annualRates, terms, (capital, rate, months) => {
      const base = instalmentOf(capital, rate, months)
      expect(instalmentOf(cents(capital + 1000_00), rate, months)).toBeGreaterThan(base)
      expect(instalmentOf(capital, rate + 0.01, months)).toBeGreaterThanOrEqual(base)
      expect(instalmentOf(capital, rate, months + 1)).toBeLessThanOrEqual(base)
    }))

  it.each(cases.months)(
    '$instalment pays $capital at $rate off in $months months',
    ({ capital, rate, instalment, months }) =>
      expect(monthsFor(cents(capital), rate, cents(instalment))).toBe(months),
  )
})

const loan: Loan = {
  capital: cents(150_000_00),
  months: 360,
  rates: [{ fromInstalment: 1, annualRate: 0.03 }],
}

describe('a repayment plan', () => {
  it('splits the first instalment into interest and capital', () =>
    expect(repaymentPlan(loan)[0]).toEqual({
      number: 1,
      annualRate: 0.03,
      instalment: 632_41,
      interest: 375_00,
      levy: 0,
      capital: 257_41,
      extra: 0,
      balance: 149_742_59,
    }))

  it('works the instalment out again on what is owed when the rate moves', () => {
    const rates = [...loan.rates, { fromInstalment: 13, annualRate: 0.05 }]
    const plan = repaymentPlan({ ...loan, rates })
    expect(plan[12]?.instalment).toBe(instalmentOf(plan[11]?.balance ?? cents(0), 0.05, 348))
  })

  it('adds up to the cent: capital and extra repayments are what was lent', () =>
    forAll(
      capitals,
      terms,
      annualRates,
      annualRates,
      fc.record({
        afterInstalment: terms,
        amount: fc.integer({ min: 1, max: 500_000_00 }).map(cents),
        keeps: fc.constantFrom('term' as const, 'instalment' as const),
      }),
      (capital, months, first, second, extra) => {
        const rates = [
          { fromInstalment: 1, annualRate: first },
          { fromInstalment: Math.ceil(months / 2) + 1, annualRate: second },
        ]
        const plan = repaymentPlan({ capital, months, rates, interestLevy: 0.04, extra })
        expect(sumCents(...plan.flatMap((row) => [row.capital, row.extra]))).toBe(capital)
        expect(plan.at(-1)?.balance).toBe(0)
        expect(plan.length).toBeLessThanOrEqual(months)
        for (const row of plan) expect(row.interest + row.levy + row.capital).toBe(row.instalment)
      },
    ))

  it('keeps all instalments alike but for the last, which is off by less than a cent a month', () =>
    forAll(capitals, terms, annualRates, (capital, months, annualRate) => {
      const plan = repaymentPlan({ capital, months, rates: [{ fromInstalment: 1, annualRate }] })
      const constant = instalmentOf(capital, annualRate, months)
      const growth = annualRate === 0 ? months : ((1 + annualRate / 12) ** months - 1) / (annualRate / 12)
      expect(plan.slice(0, -1).every(({ instalment }) => instalment === constant)).toBe(true)
      expect(Math.abs((plan.at(-1)?.instalment ?? 0) - constant)).toBeLessThanOrEqual(growth + 1)
    }))

  // By hand: 136.867,59 € owed, −ln(1 − 342,17 ÷ 632,41) ÷ ln(1,0025) = 311,9, so 312 more after the first 12.
  it.each([
    { keeps: 'term' as const, months: 360 },
    { keeps: 'instalment' as const, months: 324 },
  ])('after an extra repayment that keeps the $keeps it takes $months months', ({ keeps, months }) => {
    const plan = repaymentPlan({ ...loan, extra: { afterInstalment: 12, amount: cents(10_000_00), keeps } })
    const before = plan[11]?.instalment ?? 0
    expect(plan).toHaveLength(months)
    expect((plan[12]?.instalment ?? 0) < before).toBe(keeps === 'term')
  })

  it('ends with an extra repayment of all that is owed', () => {
    const extra = { afterInstalment: 5, amount: cents(999_999_00), keeps: 'term' as const }
    expect(repaymentPlan({ ...loan, extra })).toHaveLength(5)
  })
})

describe('the effective yearly rate', () => {
  it('is that of the example of Directive 98/7/EC, on days: 1000 on 1994-01-01, 1200 on 1995-07-01', () => {
    const years = daysBetween(toIsoDate('1994-01-01'), toIsoDate('1995-07-01')) / 365
    const rate = effectiveAnnualRate([
      { years: 0, amount: 1000 },
      { years, amount: -1200 },
    ])
    expect(rate).toBeCloseTo(0.1296, 4)
    expect(roundPercent(rate ?? 0, 1)).toBe(0.13)
  })

  it('of a loan without charges is its nominal rate compounded', () =>
    forAll(terms, annualRates, (months, annualRate) => {
      const capital = cents(100_000_00)
      const plan = repaymentPlan({ capital, months, rates: [{ fromInstalment: 1, annualRate }] })
      const paid = plan.map(({ instalment }) => instalment)
      expect(effectiveAnnualRate(monthlyFlows(capital, paid))).toBeCloseTo((1 + annualRate / 12) ** 12 - 1, 5)
    }))

  it('rises with what is charged at the start', () =>
    forAll(terms, fc.integer({ min: 1, max: 500_00 }), (months, charge) => {
      const paid = Array.from({ length: months }, () => 10_000_00 / months)
      const free = effectiveAnnualRate(monthlyFlows(10_000_00, paid)) ?? Number.NaN
      expect(effectiveAnnualRate(monthlyFlows(10_000_00 - charge, paid))).toBeGreaterThan(free)
    }))

  it('makes the flows worth nothing', () => {
    const flows = monthlyFlows(1000, [300, 300, 300, 300])
    const rate = effectiveAnnualRate(flows) ?? Number.NaN
    const worth = flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** -years, 0)
    expect(worth).toBeCloseTo(0, 9)
  })

  it.each([
    { why: 'nothing is paid back', flows: monthlyFlows(1000, [0]) },
    { why: 'nothing is received', flows: monthlyFlows(-10, [100]) },
  ])('is none when $why', ({ flows }) => expect(effectiveAnnualRate(flows)).toBeUndefined())
})

it.each(cases.dates)('a loan of $date, from 2000 to two years ahead: $message', ({ date, message }) =>
  expect(creditDateProblem('contractDate', toIsoDate(date), sampleDay)).toEqual(
    message === undefined ? undefined : { field: 'contractDate', message },
  ),
)

it.each(cases.without as [LeftOut[], string][])('a rate without %j is named%s', (leftOut, words) =>
  expect(withoutWords(leftOut)).toBe(words),
)

it.each(cases.rounded as [number, number, number][])(
  '%d with %d decimals of its percentage is %d',
  (value, decimals, result) => expect(roundPercent(value, decimals) + 0).toBe(result),
)
