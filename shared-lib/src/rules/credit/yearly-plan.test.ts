import fc from 'fast-check'
import { cents, sumCents } from '../money/cents'
import { repaymentPlan } from './repayment-plan'
import { yearsOf } from './yearly-plan'

const planOf = (capital: number, months: number, annualRate: number) =>
  repaymentPlan({ capital: cents(capital), months, rates: [{ fromInstalment: 1, annualRate }] })

it('puts twelve instalments in a year and the rest in the last', () => {
  // No interest: 100 € a month of 1,500 €.
  expect(yearsOf(planOf(1500_00, 15, 0))).toEqual([
    { year: 1, interest: 0, capital: 1200_00, balance: 300_00 },
    { year: 2, interest: 0, capital: 300_00, balance: 0 },
  ])
})

it('counts tax as interest and an extra repayment as capital', () => {
  // No interest: 100 € a month of 1,500 €, and 300 € more after the third.
  const extra = { afterInstalment: 3, amount: cents(300_00), keeps: 'instalment' } as const
  const rates = [{ fromInstalment: 1, annualRate: 0 }]
  expect(yearsOf(repaymentPlan({ capital: cents(1500_00), months: 15, rates, extra }))).toEqual([
    { year: 1, interest: 0, capital: 1500_00, balance: 0 },
  ])
  // 1 % a month of 1,000 € is 10,00 €, and 4 % of it 0,40 €.
  const taxed = { capital: cents(1000_00), months: 1, rates: [{ fromInstalment: 1, annualRate: 0.12 }] }
  expect(yearsOf(repaymentPlan({ ...taxed, interestLevy: 0.04 }))).toEqual([
    { year: 1, interest: 10_40, capital: 1000_00, balance: 0 },
  ])
})

it('loses no cent of interest or capital', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1000_00, max: 1_000_000_00 }),
      fc.integer({ min: 1, max: 480 }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      (capital, months, rate) => {
        const plan = planOf(capital, months, rate)
        const years = yearsOf(plan)
        expect(years).toHaveLength(Math.ceil(plan.length / 12))
        expect(sumCents(...years.map((year) => year.capital))).toBe(capital)
        expect(sumCents(...years.map((year) => year.interest))).toBe(
          sumCents(...plan.flatMap(({ interest, levy }) => [interest, levy])),
        )
        expect(years.at(-1)?.balance).toBe(0)
      },
    ),
    { numRuns: 50 },
  ))
