import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { isWorkingDay } from 'shared-lib/rules/dates/public-holidays'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { forAll } from 'shared-lib/testing/for-all'
import { claimDeadlines, totalLossRules } from '../data/parameters/claim-rules'
import { premiumCharges } from '../data/parameters/premium-charges'
import { claimDates } from './claim-days'
import { coversOf, insuranceTypes } from './covers'
import { missingConditions } from './direct-settlement'
import { instalmentCost } from './instalments'
import { openTotal, premiumWithTaxes } from './premium'
import { missingCovers, orderQuotes } from './quotes-order'
import { payerOf, scenario, scenarioKeys, scenarioLabel, scenariosOf, unpaid } from './scenarios'
import { totalLoss } from './total-loss'

const charges = premiumCharges.values[0]?.value ?? { stampDuty: 0, inem: 0, fga: 0, prevention: 0 }
const losses = totalLossRules.values[0]?.value ?? { olderFromMonths: 0, youngerLimit: 0, olderLimit: 0 }
const deadlines = claimDeadlines.values[0]?.value

const amount = fc.integer({ min: 0, max: 500_000 }).map(cents)

it('opens any total into parts that add up to it, between the shares that are possible', () =>
  forAll(amount, fc.double({ min: 0, max: 1, noNaN: true }), (total, share) => {
    const { commercial, taxes, ...parts } = openTotal(total, share, charges)
    expect(commercial + taxes).toBe(total)
    expect(parts.stampDuty + parts.inem + parts.fga + parts.prevention).toBe(taxes)
    expect(taxes).toBeGreaterThanOrEqual(openTotal(total, 0, charges).taxes)
    expect(taxes).toBeLessThanOrEqual(openTotal(total, 1, charges).taxes)
  }))

it('closes again what it opened, to a few cents of rounding', () =>
  forAll(amount, amount, (liability, other) => {
    const asked = { liability, other, policyCost: cents(0), surcharge: cents(0) }
    const { total, taxes } = premiumWithTaxes(asked, charges)
    const share = liability + other === 0 ? 0 : liability / (liability + other)
    expect(Math.abs(openTotal(total, share, charges).taxes - taxes)).toBeLessThanOrEqual(3)
  }))

it('a dearer part never costs a lower rate, and parts that cost nothing more are a loan of 0 %', () => {
  forAll(
    fc.integer({ min: 10_000, max: 200_000 }),
    fc.constantFrom(2, 4, 12),
    fc.integer({ min: 1, max: 500 }),
    (yearly, payments, more) => {
      const each = Math.ceil(yearly / payments)
      const rate = (one: number) =>
        instalmentCost({ yearly: cents(yearly), payments, each: cents(one) }).rate ?? Number.NaN
      expect(rate(each + more)).toBeGreaterThan(rate(each) - 1e-9)
    },
  )
  const free = { extra: 0, extraShare: 0, rate: expect.closeTo(0, 9) }
  expect(instalmentCost({ yearly: cents(30_000), payments: 12, each: cents(2_500) })).toEqual(free)
})

it.each([
  { ageMonths: 23, limit: 450_000 },
  { ageMonths: 24, limit: 540_000 },
])('the limit of a total loss at $ageMonths months is $limit', ({ ageMonths, limit }) => {
  const wreck = { salvage: cents(50_000), marketValue: cents(450_000), ageMonths, ownerKeepsSalvage: true }
  const at = (repair: number) => totalLoss({ ...wreck, repair: cents(repair) }, losses)
  expect(at(limit - 50_000)).toEqual({ limit, isTotalLoss: false, pays: limit - 50_000 })
  expect(at(limit - 49_999)).toEqual({ limit, isTotalLoss: true, pays: 400_000 })
})

it('an insurer’s days are working days in their order, and a signed statement never makes them later', () => {
  if (!deadlines) throw new Error('no deadlines')
  forAll(fc.integer({ min: 0, max: 3000 }), fc.boolean(), (offset, dismantling) => {
    const day = new Date(Date.UTC(2024, 0, 1) + offset * 86_400_000)
    const notified = toIsoDate(day.toISOString().slice(0, 10))
    const signed = claimDates({ notified, dismantling, signedByBoth: true }, deadlines)
    const unsigned = claimDates({ notified, dismantling, signedByBoth: false }, deadlines)
    for (const dates of [signed, unsigned]) {
      expect(Object.values(dates).every(isWorkingDay)).toBe(true)
      const inTurn = [notified, dates.contactBy, dates.inspectionBy, dates.reportBy]
      expect(inTurn.toSorted()).toEqual(inTurn)
      expect(dates.liabilityBy < dates.paymentBy).toBe(true)
    }
    for (const step of Object.keys(signed) as (keyof typeof signed)[])
      expect(signed[step] <= unsigned[step]).toBe(true)
  })
})

const accident = {
  vehicles: 2,
  contact: true,
  inPortugal: true,
  injuries: false,
  damage: cents(1_500_000),
  signedByBoth: true,
  insurersAgree: true,
}
const limit = cents(1_500_000)

it.each([
  { change: {}, missing: [] },
  { change: { vehicles: 3 }, missing: ['twoVehicles'] },
  { change: { contact: false }, missing: ['contact'] },
  { change: { inPortugal: false }, missing: ['inPortugal'] },
  { change: { injuries: true }, missing: ['noInjuries'] },
  { change: { damage: 1_500_001 as Cents }, missing: ['damage'] },
  { change: { signedByBoth: false }, missing: ['signedByBoth'] },
  { change: { insurersAgree: false }, missing: ['insurersAgree'] },
])('direct settlement with $change lacks $missing', ({ change, missing }) =>
  expect(missingConditions({ ...accident, ...change }, limit)).toEqual(missing),
)

it('puts every incomplete quote below every complete one, and each by its total', () =>
  forAll(
    fc.array(fc.record({ cents: fc.nat(1000), covers: fc.subarray(['a', 'b', 'c']) }), { maxLength: 8 }),
    fc.subarray(['a', 'b', 'c']),
    (quotes, brief) => {
      const keys = orderQuotes(brief, quotes).map(
        (quote) => (missingCovers(brief, quote).length > 0 ? 10_000 : 0) + quote.cents,
      )
      expect(keys).toEqual(keys.toSorted((one, other) => one - other))
      expect(keys).toHaveLength(quotes.length)
    },
  ))

it('has twenty accidents for a car and one more for a motorbike, in words of their own', () => {
  expect(scenariosOf('car')).toHaveLength(20)
  expect(scenariosOf('motorbike')).toHaveLength(21)
  for (const key of scenarioKeys)
    if (!scenario(key).only)
      expect(scenarioLabel(key, 'motorbike')).not.toMatch(/\bo meu carro\b|-me o carro/)
})

it('more cover never leaves more unpaid, and each step up pays something more', () => {
  for (const vehicle of ['car', 'motorbike'] as const) {
    const open = insuranceTypes.map((type) => unpaid(type, vehicle))
    open.slice(1).forEach((less, at) => {
      const more = open[at] ?? []
      expect(less.length).toBeLessThan(more.length)
      expect(less.every((key) => more.includes(key))).toBe(true)
    })
  }
  expect(unpaid('all', 'car')).toEqual([])
  expect(payerOf('other-fault-uninsured', [])).toBe('other')
  expect(payerOf('glass', coversOf.mandatory)).toBe('nobody')
})
