import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { type CardRates, totalCharges } from './card-charges'
import { nextMonth, type Payment, payOff } from './card-months'
import { conventionTaeg, tanOfTaeg } from './card-taeg'
import { type CardHabit, type CardTerms, cardYear, purchasesForFee } from './card-year'
import { clearIn } from './clear-in'
import { cardMaximumOn, cardRatesOn } from './legal-maximum'
import { offeredCards } from './offered-card'

const seed = 1717
const none = cents(0)
const duties = { onCharges: 0.04, onUse: 0.00141 }
const amounts = (most: number) => fc.integer({ min: 0, max: most }).map(cents)
const tans = fc.integer({ min: 0, max: 3000 }).map((points) => points / 10_000)
const rates = tans.map((tan): CardRates => ({ ...duties, tan }))
const percents = fc.integer({ min: 2, max: 100 })
const paidIn = (months: readonly { readonly paid: number }[]) =>
  months.reduce((sum, { paid }) => sum + paid, 0)
const debts = fc.integer({ min: 1, max: 20_000_00 }).map(cents)
const noHabit: CardHabit = {
  purchases: none,
  balance: none,
  payment: { kind: 'all' },
  cashTimes: 0,
  cash: none,
  foreign: none,
}
const noTerms: CardTerms = {
  tan: 0.14,
  annualFee: none,
  cashback: 0,
  cashFee: none,
  cashFeeShare: 0,
  foreignFee: 0,
}

describe('a debt', () => {
  it('is cleared in time by the returned amount, and not by a cent less', () =>
    fc.assert(
      fc.property(debts, rates, fc.integer({ min: 1, max: 120 }), (debt, rate, months) => {
        const amount = clearIn(debt, rate, months)
        const by = (cent: number) => payOff(debt, rate, { kind: 'fixed', amount: cents(cent) })
        const [told, less] = [by(amount), by(amount - 1)]
        expect(told.ends && told.months.length <= months).toBe(true)
        expect(less.ends && less.months.length <= months).toBe(false)
      }),
      { seed },
    ))

  it('costs what is paid above it, and falls every month until nothing is owed', () =>
    fc.assert(
      fc.property(debts, rates, amounts(50_00), percents, (debt, rate, floor, share) => {
        const outcome = payOff(debt, rate, { kind: 'minimum', share: share / 100, floor })
        if (!outcome.ends) return expect(share).toBeLessThan(5)
        const charged = outcome.months.reduce(
          (sum, { interest, dutyOnInterest, dutyOnUse }) => sum + interest + dutyOnInterest + dutyOnUse,
          0,
        )
        expect(paidIn(outcome.months)).toBe(debt + charged)
        for (const month of outcome.months)
          expect(month.paid).toBeGreaterThanOrEqual(Math.min(floor, month.paid + month.balance))
        expect(outcome.months.at(-1)?.balance).toBe(0)
      }),
      { seed },
    ))

  it('that is paid more every month never lasts longer', () =>
    fc.assert(
      fc.property(debts, rates, amounts(500_00), amounts(500_00), (debt, rate, amount, more) => {
        const lasts = (cent: number) => {
          const outcome = payOff(debt, rate, { kind: 'fixed', amount: cents(cent) })
          return outcome.ends ? outcome.months.length : Number.POSITIVE_INFINITY
        }
        expect(lasts(amount + more)).toBeLessThanOrEqual(lasts(amount))
      }),
      { seed, numRuns: 50 },
    ))

  it('stays as it is where purchases and charges are paid', () => {
    const month = nextMonth(cents(1000_00), cents(200_00), { ...duties, tan: 0.12 }, { kind: 'interest' })
    // 10,00 € of interest, 0,40 € and 1,41 € of duty.
    expect(month).toMatchObject({ paid: 211_81, balance: 1000_00 })
  })
})

describe('a year', () => {
  it.each(['all', 'interest', 'fixed', 'minimum'] as const)(
    'B9: of payments «%s» is the sum of its months',
    (kind) =>
      fc.assert(
        fc.property(amounts(5000_00), rates, (balance, { tan }) => {
          const payment = { kind, amount: cents(50_00), share: 0.05, floor: cents(10_00) } as Payment
          const year = cardYear({ ...noHabit, balance, payment }, { ...noTerms, tan }, duties)
          expect(year).toMatchObject(totalCharges(year.months))
        }),
        { seed },
      ),
  )

  it('spreads cash over the months without losing any', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 }), amounts(1000_00), (cashTimes, cash) => {
        const { months } = cardYear({ ...noHabit, cashTimes, cash }, noTerms, duties)
        expect(months.reduce((sum, { spent }) => sum + spent, 0)).toBe(cashTimes * cash)
      }),
      { seed },
    ))

  it('paid in full costs no interest, and what was owed before is paid in the first month', () => {
    const year = cardYear({ ...noHabit, purchases: cents(600_00) }, noTerms, duties)
    expect([year.cost, year.debt]).toEqual([0, 0])
    // 1.200,00 € at 14 %: 14,00 € of interest, 0,56 € and 1,69 € of duty.
    expect(cardYear({ ...noHabit, balance: cents(1200_00) }, noTerms, duties).cost).toBe(16_25)
  })

  it('adds the fee of another currency with its duty: 1.200 € × 2,5 % × 1,04', () =>
    expect(
      cardYear({ ...noHabit, foreign: cents(1200_00) }, { ...noTerms, foreignFee: 0.025 }, duties),
    ).toMatchObject({ foreignFees: 31_20, cost: 31_20 }))

  it('owes at its end what was owed, spent and charged less what was paid', () =>
    fc.assert(
      fc.property(
        amounts(5000_00),
        amounts(1500_00),
        tans,
        amounts(400_00),
        (balance, purchases, tan, amount) => {
          const habit: CardHabit = { ...noHabit, balance, purchases, payment: { kind: 'fixed', amount } }
          const { months, debt, cost } = cardYear(habit, { ...noTerms, tan }, duties)
          expect(debt).toBe(balance + 12 * purchases + cost - paidIn(months))
        },
      ),
      { seed },
    ))

  it('has purchases from which the fee is paid by what comes back, to the cent', () =>
    fc.assert(
      fc.property(amounts(200_00), fc.integer({ min: 1, max: 500 }), (annualFee, points) => {
        const terms = { ...noTerms, annualFee, cashback: points / 10_000 }
        const least = purchasesForFee(terms, duties) ?? none
        const cost = (purchases: number) =>
          cardYear({ ...noHabit, purchases: cents(purchases) }, terms, duties).cost
        expect(cost(least)).toBeLessThanOrEqual(0)
        if (least > 100) expect(cost(least - 100)).toBeGreaterThanOrEqual(0)
      }),
      { seed },
    ))

  it('brings back no more than its limit', () => {
    const habit = { ...noHabit, purchases: cents(500_00) }
    const back = (cap: { readonly cashbackCap?: ReturnType<typeof cents> }) =>
      cardYear(habit, { ...noTerms, cashback: 0.01, ...cap }, duties).cashback
    const [high, low] = [{ cashbackCap: cents(80_00) }, { cashbackCap: cents(30_00) }]
    expect([back({}), back(high), back(low)]).toEqual([60_00, 60_00, 30_00])
  })

  it('has no such purchases without cashback, or where its limit is below the fee', () => {
    const annualFee = cents(20_00)
    expect(purchasesForFee({ ...noTerms, annualFee }, duties)).toBeUndefined()
    const capped = { ...noTerms, annualFee, cashback: 0.01, cashbackCap: cents(20_00) }
    expect(purchasesForFee(capped, duties)).toBeUndefined()
  })
})

describe('rates', () => {
  const card = { limit: 1500, months: 12 }

  it('a TAEG leads back to the nominal rate that it came from, within its rounding', () =>
    fc.assert(
      fc.property(tans, fc.integer({ min: 0, max: 40 }), (tan, annualFee) => {
        const taeg = conventionTaeg({ ...card, annualFee }, { ...duties, tan }) ?? 0
        const back = tanOfTaeg({ ...card, annualFee }, taeg, duties)
        if (back !== undefined) expect(Math.abs(back - tan)).toBeLessThanOrEqual(0.0006)
      }),
      { seed },
    ))

  it('none leads to a TAEG that the fee alone is above', () =>
    expect(tanOfTaeg({ ...card, annualFee: 100 }, 0.1, duties)).toBeUndefined())

  it('the highest of the law is of the quarter, and unknown in one that is not published', () => {
    expect(cardMaximumOn(toIsoDate('2026-11-21'))).toEqual({ taeg: 0.185, tan: 0.1481 })
    expect(cardMaximumOn(toIsoDate('2027-01-01'))).toBeUndefined()
    expect(cardRatesOn(toIsoDate('2027-01-01'), undefined)).toBeUndefined()
    expect(cardRatesOn(toIsoDate('2027-01-01'), 0.12)).toMatchObject({ tan: 0.12, isLegalMaximum: false })
  })

  it('published cards of a year ago are historic, and those above today’s maximum are known as such', () => {
    const cards = offeredCards(toIsoDate('2026-11-21'))
    expect(cards).toHaveLength(8)
    expect(cards.every(({ isHistoric, isTanEstimated }) => isHistoric && isTanEstimated)).toBe(true)
    expect(cards.filter(({ isAboveMaximum }) => isAboveMaximum)).toHaveLength(6)
    expect(cards.find(({ id }) => id === 'cc-novobanco-verde')?.isAboveMaximum).toBe(false)
  })
})
