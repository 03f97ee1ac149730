import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { catalogue } from '../data/offers/catalogue'
import type { DepositOffer } from '../data/offers/deposit-offer'
import { priceRates, worthFrom } from './price-deposit'
import { careReasons, isHistoric, rankDeposits } from './rank-deposits'
import { saverOf } from './saver'
import { splitDeposits } from './split-deposits'
import cases from './testing/rank-deposits.json'
import { yardsticksOf } from './yardsticks'

const today = toIsoDate('2026-11-23')
type Wish = Parameters<typeof saverOf>[0]
const saver = (change: Partial<Wish> = {}) =>
  saverOf({
    amount: cents(1_000_000),
    start: today,
    until: 12,
    tax: 'mainland' as const,
    newCustomer: true,
    newMoney: true,
    mayLock: true,
    upTo30: false,
    ...change,
  })
const all = { without: [] }
const careful = { without: careReasons }
const offer = (change: Partial<DepositOffer> = {}): DepositOffer => ({
  id: 'one',
  bank: 'Exemplo',
  name: 'Depósito',
  rates: [{ months: 12, tanb: 2 }],
  minEur: 100,
  eligibility: 'anyone',
  earlyWithdrawal: { kind: 'losesAll' },
  interestPaid: 'atMaturity',
  irsWithheldInPortugal: true,
  guaranteeCountry: 'PT',
  channel: 'online',
  page: 'https://exemplo.pt',
  evidence: { asOf: '2026-11-20', sources: ['one'], confidence: 'A' },
  ...change,
})
const rankedIds = (offers: readonly DepositOffer[], change: Partial<Wish> = {}) =>
  rankDeposits(saver(change), { offers }, all, today).rows.map((row) => row.offer.id)

const savers = fc
  .record({
    amount: fc.integer({ min: 100, max: 30_000_000 }).map(cents),
    until: fc.integer({ min: 1, max: 36 }),
    tax: fc.constantFrom('mainland' as const, 'azores' as const),
    newCustomer: fc.boolean(),
    newMoney: fc.boolean(),
    mayLock: fc.boolean(),
    upTo30: fc.boolean(),
    takeMoneyOut: fc.boolean(),
  })
  .map(saver)

it('ranks by what is left in hand, with history below and nothing unconfirmed first', () => {
  fc.assert(
    fc.property(savers, (one) => {
      const { rows, placementOf } = rankDeposits(one, catalogue, all, today)
      const fresh = rows.filter((row) => !isHistoric(row) && !row.doubtful)
      expect(rows.slice(fresh.length > 0 ? 1 : 0).findLastIndex((row) => !isHistoric(row))).toBeLessThan(
        rows.filter((row) => !isHistoric(row)).length,
      )
      for (const [at, row] of fresh.entries())
        expect(row.resultCents).toBeLessThanOrEqual(fresh[at - 1]?.resultCents ?? Number.MAX_SAFE_INTEGER)
      if (fresh.length > 0) expect(rows[0]?.doubtful || isHistoric(rows[0] as (typeof rows)[0])).toBe(false)
      for (const row of rows) {
        expect(placementOf(row)?.place === undefined).toBe(row.doubtful || isHistoric(row))
        expect(row.netCents).toBe(row.grossCents - row.taxCents)
        expect(row.end > one.end && row.rate.days === undefined).toBe(false)
      }
    }),
    { seed: 1723, numRuns: 30 },
  )
})

it('leaves out what the answers exclude, and counts how many for which reason', () => {
  fc.assert(
    fc.property(savers, (one) => {
      const { rows, hidden, leftOut } = rankDeposits(one, catalogue, careful, today)
      expect(rows.length + hidden).toBe(catalogue.offers.length)
      expect(Object.values(leftOut).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(hidden)
      for (const {
        offer: { eligibility, earlyWithdrawal, maxAge },
        doubtful,
      } of rows) {
        expect(doubtful || eligibility === 'unknown' || eligibility === 'existingCustomers').toBe(false)
        if (!one.newCustomer) expect(eligibility).not.toBe('newCustomers')
        if (!one.newMoney) expect(eligibility).not.toBe('newMoney')
        if (!one.mayLock) expect(earlyWithdrawal.kind).not.toBe('notAllowed')
        if (!one.upTo30) expect(maxAge).toBeUndefined()
      }
    }),
    { seed: 1724, numRuns: 30 },
  )
})

it.each(cases.taken as [string, Partial<DepositOffer>, Partial<Wish>, boolean][])(
  'takes %s as it should',
  (_, change, wish, taken) => expect(rankedIds([offer(change)], wish)).toHaveLength(taken ? 1 : 0),
)

it('chooses the rate that leaves most, and keeps the others after it', () => {
  const rates = [
    { months: 3, tanb: 3 },
    { months: 12, tanb: 2 },
  ]
  const [best, other] = priceRates(offer({ rates }), saver())
  expect([best?.rate.months, other?.rate.months]).toEqual([12, 3])
})

it('counts each period of a rising deposit at its own rate', () => {
  const [rising] = priceRates(
    offer({ rates: [{ months: 12, tanb: 1.125, steps: [0.5, 0.75, 1.5, 1.75] }] }),
    saver(),
  )
  // 92, 89, 92 and 92 days from 23 November 2026: 10.000 × Σ(rate × days) ÷ 360.
  expect(rising?.parts.map(({ days }) => days)).toEqual([92, 89, 92, 92])
  expect(rising?.grossCents).toBe(11_438)
})

it('returns from which amount a deposit earns more than its account costs', () => {
  const account = { eurPerMonth: 4.99, charged: 'always' } as const
  const one = offer({ rates: [{ months: 6, tanb: 2.5 }], account, minEur: 1 })
  const wish = { until: 6, amount: cents(250_000) }
  const [priced] = priceRates(one, saver(wish))
  if (!priced) throw new Error('not priced')
  expect(priced.resultCents).toBeLessThan(0)
  const from = worthFrom(one, priced, saver(wish)) ?? 0
  const left = (eur: number) =>
    priceRates(one, saver({ ...wish, amount: cents(eur * 100) }))[0]?.resultCents ?? 0
  expect(left(from)).toBeGreaterThanOrEqual(0)
  expect(left(from - 2)).toBeLessThan(0)
})

it('asks nothing for an account that the saver has anyway', () => {
  const account = { eurPerMonth: 5, charged: 'below', freeFromEur: 20_000 } as const
  const cost = (change: Partial<Wish>) => priceRates(offer({ account }), saver(change))[0]?.accountCents
  expect([cost({}), cost({ otherUseOfAccount: true }), cost({ amount: cents(2_000_000) })]).toEqual([
    6000, 0, 0,
  ])
})

it('cuts an amount above the guarantee into banks that cover it, and nothing below it', () => {
  expect(splitDeposits(saver(), catalogue, careful, today)).toBeUndefined()
  const split = splitDeposits(saver({ amount: cents(25_000_000) }), catalogue, careful, today)
  expect(split?.leftCents).toBe(0)
  const banks = split?.parts.map(({ deposit }) => deposit.offer.bank) ?? []
  expect(new Set(banks).size).toBe(banks.length)
  for (const { amount, deposit } of split?.parts ?? [])
    expect(amount + deposit.netCents).toBeLessThanOrEqual(10_000_000)
  expect(split?.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(25_000_000)
})

it('holds a deposit against what the state, the average bank and prices do by the same day', () => {
  expect(yardsticksOf(saver()).map(({ key, cents }) => [key, cents])).toEqual([
    ['aforro', 18_122],
    ['treasury', 16_920],
    ['average', 11_826],
    ['inflation', 35_700],
  ])
  // Two months are too short for both certificates.
  expect(yardsticksOf(saver({ until: 2 })).map(({ key }) => key)).toEqual(['average', 'inflation'])
})
