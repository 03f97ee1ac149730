import fc from 'fast-check'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { exitAfter, orderProposals, type PackageProposal } from './package-order'
import { monthlyPrices, raised, withYearlyRise } from './price-path'

const rules = valueOn(loyaltyRules, toIsoDate('2026-11-23'))
const proposal = (id: string, monthly: number, more: Partial<PackageProposal> = {}): PackageProposal => ({
  id,
  name: id,
  steps: [{ monthly: cents(monthly) }],
  loyaltyMonths: 0,
  once: cents(0),
  equipment: cents(0),
  credits: cents(0),
  ...more,
})
const orderOf = (...all: readonly PackageProposal[]) =>
  orderProposals(all, 24, rules).map(({ id, place }) => `${place} ${id}`)

it('settles ties by the cost of leaving, then by name', () => {
  const bound = { loyaltyMonths: 24, benefit: cents(20_000) }
  expect(orderOf(proposal('c', 3000), proposal('a', 3000, bound), proposal('b', 3000))).toEqual([
    '1 b',
    '1 c',
    '1 a',
  ])
})

it('counts the fees left at the prices that the steps say', () => {
  const steps = [{ months: 12, monthly: cents(2000) }, { monthly: cents(4000) }]
  const bound = { steps, loyaltyMonths: 24, benefit: cents(100_000) }
  // 3 months done: 50 % of 9 × 20 € and 12 × 40 €. 18 done: 30 % of 6 × 40 €.
  expect([3, 18, 24].map((done) => exitAfter(bound, done, rules))).toEqual([33_000, 7200, 0])
})

it('refuses to guess a price that was not given', () =>
  expect(() => monthlyPrices([{ months: 12, monthly: cents(1000) }], 24)).toThrow('after month 12'))

it('raises by the billed price, by the least amount, and never lowers', () => {
  expect(raised(cents(3500), { rate: 0.023 })).toBe(3581)
  expect(raised(cents(1000), { rate: 0.023, least: cents(50) })).toBe(1050)
  expect(raised(cents(1000), { rate: 0 })).toBe(1000)
})

it('rises once in every twelve months, in the month of the calendar that it is given', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (startMonth, riseMonth) => {
      const prices = withYearlyRise(
        monthlyPrices([{ monthly: cents(4000) }], 36),
        { rate: 0.1 },
        { startMonth, riseMonth },
      )
      const rises = prices.flatMap((price, at) => (at > 0 && price !== prices[at - 1] ? at : []))
      expect(rises.every((at) => ((startMonth - 1 + at) % 12) + 1 === riseMonth)).toBe(true)
      expect(rises).toHaveLength(startMonth === riseMonth ? 2 : 3)
    }),
    { seed: 19, numRuns: 144 },
  )
})
