import fc from 'fast-check'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { forAll } from 'shared-lib/testing/for-all'
import recomputed from '../testing/recomputed.json'
import { loanAtTaeg } from './at-taeg'
import { consolidation, consolidationBy } from './consolidation'
import { earlyPart, earlyPayoff } from './early-payoff'
import { largestLoan, loanEffort, shortestTerm } from './effort'
import { largestLateFee } from './late-payment'
import { loanCost } from './loan-cost'
import { orderProposals } from './proposal-order'
import cases from './testing/personal-loan.json'

const on = toIsoDate('2026-11-22')
const before = toIsoDate('2020-03-15')
const [thousand, tenThousand] = [cents(1000_00), cents(10_000_00)]
const amounts = fc.integer({ min: 200_00, max: 75_000_00 }).map(cents)
const terms = fc.integer({ min: 2, max: 120 })
const rates = fc.integer({ min: 1, max: 18_000 }).map((thousandths) => thousandths / 100_000)

describe('recomputed apart (testing/recompute.py)', () => {
  it(`agrees on ${recomputed.loans.length} loans: instalment, TAEG and MTIC`, () => {
    const wrong = recomputed.loans.filter((row) => {
      const [amount = 0, months = 0, tan = 0, fee = 0, monthly = 0, instalment, rate = 0, mtic] = row
      const charges = { openingFee: cents(fee), monthlyCharge: cents(monthly) }
      const cost = loanCost({ ...charges, amount: cents(amount), months, tan: tan / 100_000, on })
      return (
        cost?.instalment !== instalment ||
        cost?.mtic !== mtic ||
        Math.abs((cost?.rate ?? NaN) * 1_000_000 - rate) > 0.6
      )
    })
    expect(wrong).toEqual([])
  })

  it(`agrees on ${recomputed.ceilings.length} loans at a TAEG`, () => {
    const wrong = recomputed.ceilings.filter(
      ([amount = 0, months = 0, taeg = 0, instalment, mtic, tan = 0]) => {
        const at = loanAtTaeg({ amount: cents(amount), months, taeg: taeg / 1000, on })
        return (
          at?.instalment !== instalment ||
          at?.mtic !== mtic ||
          Math.abs((at?.tan ?? NaN) * 1_000_000 - tan) > 0.6
        )
      },
    )
    expect(wrong).toEqual([])
  })

  it(`agrees on ${recomputed.consolidations.length} consolidations`, () => {
    type Row = readonly [number[], number, number, number, number, number, number, number]
    for (const row of recomputed.consolidations as unknown as readonly Row[]) {
      const [flat, amount, months, tan, instalmentNow, instalmentNew, totalNow, totalNew] = row
      const debts = Array.from({ length: flat.length / 3 }, (_, at) => ({
        balance: cents(flat[at * 3] ?? 0),
        instalment: cents(flat[at * 3 + 1] ?? 0),
        monthsLeft: flat[at * 3 + 2] ?? 0,
      }))
      expect(consolidation(debts, { amount: cents(amount), months, tan: tan / 100_000, on })).toMatchObject({
        instalmentNow,
        instalmentNew,
        totalNow,
        totalNew,
        extraCost: totalNew - totalNow,
      })
    }
  })
})

describe('a loan at a TAEG', () => {
  it('costs that TAEG again when its TAN is counted forward', () => {
    forAll(amounts, terms, fc.integer({ min: 60, max: 200 }), (amount, months, taeg) => {
      const at = loanAtTaeg({ amount, months, taeg: taeg / 1000, on })
      if (at?.tan === undefined) return
      const forward = loanCost({ amount, months, tan: at.tan, on })
      expect(Math.abs((forward?.instalment ?? 0) - at.instalment)).toBeLessThanOrEqual(1)
      // A cent of an instalment is a lot of a rate for small, short loans only.
      if (amount > 5000_00 && months > 12) expect(forward?.taeg).toBeCloseTo(taeg / 1000, 2)
    })
  })

  it('knows no TAN below zero, and nothing where the stamp duty is not known', () => {
    const loan = { amount: thousand, months: 12 }
    expect(loanAtTaeg({ ...loan, taeg: 0, on })?.tan).toBeUndefined()
    expect(loanAtTaeg({ ...loan, taeg: 0.1, on: before })).toBeUndefined()
    expect(loanCost({ ...loan, tan: 0.1, on: before })).toBeUndefined()
  })

  it.each([
    { months: 11, duty: 155_10 },
    { months: 12, duty: 176_00 },
    { months: 60, duty: 176_00 },
  ])('pays $duty cents of stamp duty on 10 000 € over $months months', ({ months, duty }) =>
    expect(loanAtTaeg({ amount: tenThousand, months, taeg: 0.1, on })?.stampDutyOnUse).toBe(duty),
  )

  it('is as dear as the ceiling lets it be, and no dearer', () => {
    const taeg = tryValueOn(maximumTaeg, on)?.personal ?? 0
    const loan = { amount: tenThousand, months: 60, on }
    const tan = loanAtTaeg({ ...loan, taeg })?.tan ?? 0
    expect(loanCost({ ...loan, tan })?.taeg).toBe(taeg)
    expect(loanCost({ ...loan, tan: tan + 0.001 })?.taeg).toBeGreaterThan(taeg)
  })
})

it('gives a TAEG that is never below the TAN', () => {
  forAll(amounts, terms, rates, (amount, months, tan) => {
    const cost = loanCost({ amount, months, tan, on })
    expect((cost?.rate ?? 0) + 0.0001).toBeGreaterThanOrEqual(tan)
  })
})

const withoutInterest = { amount: cents(1000_00), months: 12, tan: 0, on }

describe('the last instalment takes what rounding left', () => {
  // 12 × 83,33 € are 999,96 €: the last one is 83,37 €.
  it('costs its stamp duty where nothing else is charged', () =>
    expect(loanCost(withoutInterest)).toMatchObject({ cost: 17_60, mtic: 1017_60, stampDutyOnUse: 17_60 }))

  it('saves nothing, and loses nothing, where a loan without interest is paid off early', () =>
    expect(earlyPayoff({ ...withoutInterest, rateType: 'fixed', afterInstalment: 1 })?.saved).toBe(0))

  it('never costs less than what is paid on the first day, nor makes paying early a loss', () =>
    forAll(
      fc.oneof(amounts, fc.integer({ min: 200_00, max: 300_00 }).map(cents)),
      fc.integer({ min: 2, max: 120 }),
      fc.oneof(fc.constant(0), fc.constant(0.00001), rates),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.constantFrom('fixed', 'variable'),
      (amount, months, tan, at, rateType) => {
        const cost = loanCost({ amount, months, tan, on, openingFee: cents(1) })
        expect(cost?.cost).toBeGreaterThanOrEqual(cost?.upfront ?? Infinity)
        const afterInstalment = Math.max(1, Math.floor(at * months))
        const early = { amount, months, tan, rateType, on, afterInstalment } as const
        expect(earlyPayoff(early)?.saved).toBeGreaterThanOrEqual(0)
        for (const keeps of ['term', 'instalment'] as const)
          expect(earlyPart(early, { amount: cents(50_00), keeps })?.saving).toBeGreaterThanOrEqual(0)
        const ceiling = loanAtTaeg({ amount, months, taeg: 0.001 + tan * 3, on })
        if (ceiling?.tan !== undefined) expect(ceiling.cost).toBeGreaterThanOrEqual(ceiling.stampDutyOnUse)
      },
    ))
})

describe('paying off early', () => {
  const loan = { amount: cents(15_000_00), months: 72, tan: 0.099, rateType: 'fixed', on } as const

  it.each([
    { afterInstalment: 59, monthsLeft: 13, share: 0.005 },
    { afterInstalment: 60, monthsLeft: 12, share: 0.0025 },
  ])('asks at most $share of what is owed with $monthsLeft months left', ({ share, monthsLeft, ...at }) => {
    const payoff = earlyPayoff({ ...loan, ...at })
    expect(payoff).toMatchObject({ monthsLeft })
    expect(payoff?.maximumFee).toBe(Math.round((payoff?.outstanding ?? 0) * share))
  })

  // Worked apart in decimals: 10,983.42 € are owed after 24 of 72 instalments of 280.13 €.
  it.each([
    { keeps: 'term', newInstalment: 203_62, monthsSaved: 0 },
    { keeps: 'instalment', newInstalment: 280_13, monthsSaved: 15 },
  ] as const)('pays 3 000 € of it at once and keeps the $keeps', ({ keeps, newInstalment, monthsSaved }) => {
    const part = earlyPart({ ...loan, afterInstalment: 24 }, { amount: cents(3000_00), keeps })
    expect(part).toMatchObject({ amount: 3000_00, fee: 15_00, feeStampDuty: 60, monthsSaved })
    expect(Math.abs((part?.newInstalment ?? 0) - newInstalment)).toBeLessThanOrEqual(1)
    expect(part?.saving).toBe((part?.interestSaved ?? 0) - 15_60)
  })

  it('never asks for more than the interest that is left', () => {
    const parts = fc.double({ min: 0, max: 0.999, noNaN: true })
    forAll(amounts, terms, rates, parts, (amount, months, tan, at) => {
      const afterInstalment = Math.max(1, Math.floor(at * months))
      const payoff = earlyPayoff({ ...loan, amount, months, tan, afterInstalment })
      expect(payoff?.maximumFee).toBeLessThanOrEqual(payoff?.interestLeft ?? -1)
    })
    const last = earlyPayoff({ ...loan, tan: 0.001, afterInstalment: 71 })
    expect(last?.maximumFee).toBe(last?.interestLeft)
  })
})

it.each(cases.lateFees)('a late instalment of $instalment cents costs at most $fee', ({ instalment, fee }) =>
  expect(largestLateFee(cents(instalment), on)).toBe(fee),
)

describe('what an income carries', () => {
  const loan = { months: 84, tan: 0.099, rateType: 'fixed', on } as const
  const alone = { income: cents(1300_00), otherInstalments: cents(0) }

  it('lends exactly what its instalment pays, and not a euro more', () => {
    const household = { ...alone, otherInstalments: cents(250_00) }
    const most = largestLoan(loan, household)
    expect(most).toMatchObject({ maxInstalment: 335_00 })
    const at = (amount: number) => loanEffort({ ...loan, amount: cents(amount) }, household)
    expect(at(most?.maxLoanByIncome ?? 0)?.isWithinEffort).toBe(true)
    expect(at((most?.maxLoanByIncome ?? 0) + 200)?.isWithinEffort).toBe(false)
  })

  it.each([
    { day: '2026-07-31', share: 0.5 },
    { day: '2026-08-01', share: 0.45 },
  ])('may take $share of it on $day', ({ day, share }) =>
    expect(largestLoan({ ...loan, on: toIsoDate(day) }, { ...alone, income: thousand })?.maxInstalment).toBe(
      share * 1000_00,
    ),
  )

  it('is tested at a higher rate where the rate may move', () => {
    const fixed = largestLoan(loan, alone)?.maxLoanByIncome ?? 0
    expect(largestLoan({ ...loan, rateType: 'variable' }, alone)?.maxLoanByIncome).toBeLessThan(fixed)
  })

  it('finds the shortest term whose instalment fits', () => {
    const over = (months: number) => loanCost({ amount: tenThousand, months, tan: 0.1, on })?.instalment
    const months = shortestTerm(over, cents(300_00), 84)
    expect(over(months ?? 0)).toBeLessThanOrEqual(300_00)
    expect(over((months ?? 0) - 1)).toBeGreaterThan(300_00)
    expect(shortestTerm(over, cents(1_00), 84)).toBeUndefined()
  })
})

describe('debts put together', () => {
  const together = (amount: number, instalment: number, mtic: number) =>
    consolidationBy([{ balance: thousand, instalment: cents(100_00), monthsLeft: 11 }], {
      amount: cents(amount),
      instalment: cents(instalment),
      mtic: cents(mtic),
    })

  it.each(cases.verdicts)('are $verdict', ({ instalment, mtic, verdict }) =>
    expect(together(1000_00, instalment, mtic).verdict).toBe(verdict),
  )

  it('count money that is lent on top as money, not as a cost', () =>
    expect(together(1500_00, 50_00, 1550_00)).toMatchObject({
      extraMoney: 500_00,
      extraCost: 450_00,
      extraCostOfDebts: -50_00,
      verdict: 'lower-instalment-cheaper',
    }))
})

describe('the order of proposals', () => {
  const proposal = (id: string, tan: number, fee = 0, months = 60) => ({
    id,
    amount: tenThousand,
    months,
    tan,
    openingFee: cents(fee),
  })

  it('is by TAEG where they are alike, else by MTIC', () => {
    const alike = orderProposals([proposal('a', 0.08), proposal('b', 0.07, 400_00)], on)
    expect([alike?.orderedBy, alike?.proposals.map(({ id }) => id)]).toEqual(['taeg', ['a', 'b']])
    const unlike = orderProposals([proposal('long', 0.07, 0, 84), proposal('short', 0.09, 0, 24)], on)
    expect([unlike?.orderedBy, unlike?.proposals.map(({ id }) => id)]).toEqual(['mtic', ['short', 'long']])
  })

  it('does not hang on the order in which they were given', () => {
    forAll(fc.array(rates, { minLength: 1, maxLength: 5 }), (tans) => {
      const given = tans.map((tan, at) => proposal(String(at), tan))
      const order = (list: typeof given) => orderProposals(list, on)?.proposals.map(({ tan }) => tan)
      expect(order(given)).toEqual(order(given.toReversed()))
    })
  })
})
