import fc from 'fast-check'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { exitCharge, type LoyaltyContract } from './exit-charge'

const rules = valueOn(loyaltyRules, toIsoDate('2026-11-21'))

// Worked by hand: months of the period, months left, fee, benefit; then both limits and the lower one.
it.each([
  // First period, first year: 240 € × 14/24 against 50 % × 14 × 35 €.
  { period: 'first', of: 24, left: 14, fee: 3500, benefit: 24_000, is: [14_000, 24_500, 14_000] },
  { period: 'first', of: 24, left: 14, fee: 3500, benefit: 60_000, is: [35_000, 24_500, 24_500] },
  // One day before the second year, and its first day: 13 months left, then 12.
  { period: 'first', of: 24, left: 13, fee: 3500, benefit: 60_000, is: [32_500, 22_750, 22_750] },
  { period: 'first', of: 24, left: 12, fee: 3500, benefit: 60_000, is: [30_000, 12_600, 12_600] },
  { period: 'first', of: 24, left: 1, fee: 3500, benefit: 24_000, is: [1000, 1050, 1000] },
  // A first period of 12 or 6 months has a first year only.
  { period: 'first', of: 12, left: 5, fee: 4000, benefit: 36_000, is: [15_000, 10_000, 10_000] },
  { period: 'first', of: 6, left: 6, fee: 3000, benefit: 9000, is: [9000, 9000, 9000] },
  { period: 'first', of: 12, left: 7, fee: 3990, benefit: 15_000, is: [8750, 13_965, 8750] },
  { period: 'first', of: 24, left: 12, fee: 2000, benefit: 48_000, is: [24_000, 7200, 7200] },
  // Renewed on the same line: 30 % from the first day, so 30 % × 20 × 40 € and not 50 %.
  { period: 'renewalSameLine', of: 24, left: 20, fee: 4000, benefit: 48_000, is: [40_000, 24_000, 24_000] },
  { period: 'renewalSameLine', of: 24, left: 16, fee: 4500, benefit: 30_000, is: [20_000, 21_600, 20_000] },
  { period: 'renewalSameLine', of: 24, left: 6, fee: 4000, benefit: 12_000, is: [3000, 7200, 3000] },
  // Renewed with a new line: as a first period.
  { period: 'renewalNewLine', of: 24, left: 20, fee: 4000, benefit: 48_000, is: [40_000, 40_000, 40_000] },
  { period: 'renewalNewLine', of: 24, left: 6, fee: 4000, benefit: 48_000, is: [12_000, 7200, 7200] },
  // Over, never begun, without a benefit, and more left than there are: never more than the whole.
  { period: 'first', of: 24, left: 0, fee: 3500, benefit: 24_000, is: [0, 0, 0] },
  { period: 'first', of: 24, left: -3, fee: 3500, benefit: 24_000, is: [0, 0, 0] },
  { period: 'first', of: 0, left: 0, fee: 3500, benefit: 24_000, is: [0, 0, 0] },
  { period: 'first', of: 0, left: 5, fee: 3500, benefit: 24_000, is: [0, 0, 0] },
  { period: 'first', of: 24, left: 14, fee: 3500, benefit: 0, is: [0, 24_500, 0] },
  { period: 'first', of: 12, left: 30, fee: 1000, benefit: 12_000, is: [12_000, 6000, 6000] },
] as const)('$period, $left of $of months left at $fee with a benefit of $benefit: $is', (row) => {
  const { period, of, left, fee, benefit, is } = row
  const contract = {
    period,
    loyaltyMonths: of,
    monthsLeft: left,
    monthly: cents(fee),
    benefit: cents(benefit),
  }
  const { benefitLeft, feesShare, charge } = exitCharge(contract, rules)
  expect([benefitLeft, feesShare, charge]).toEqual(is)
})

it('knows only the share of the fees while the benefit is unknown', () => {
  const contract = { period: 'first', loyaltyMonths: 24, monthsLeft: 14, monthly: cents(3500) } as const
  const found = exitCharge(contract, rules)
  expect(found).toMatchObject({ feesShare: 24_500, charge: 24_500 })
  expect(found).not.toHaveProperty('benefitLeft')
})

const contracts: fc.Arbitrary<LoyaltyContract & { benefit: ReturnType<typeof cents> }> = fc.record({
  period: fc.constantFrom('first', 'renewalSameLine', 'renewalNewLine'),
  loyaltyMonths: fc.integer({ min: 0, max: 24 }),
  monthsLeft: fc.integer({ min: -5, max: 30 }),
  monthly: fc.integer({ min: 0, max: 30_000 }).map(cents),
  benefit: fc.integer({ min: 0, max: 200_000 }).map(cents),
})
const seeded = { seed: 16_2022, numRuns: 60 }

it('never charges more than the benefit, half of the fees left, or a longer wait', () => {
  fc.assert(
    fc.property(contracts, (contract) => {
      const { charge, monthsLeft } = exitCharge(contract, rules)
      expect(charge).toBeGreaterThanOrEqual(0)
      expect(charge).toBeLessThanOrEqual(contract.benefit)
      expect(charge).toBeLessThanOrEqual(Math.ceil(contract.monthly * monthsLeft * 0.5))
      const later = exitCharge({ ...contract, monthsLeft: contract.monthsLeft - 1 }, rules)
      expect(later.charge).toBeLessThanOrEqual(charge)
    }),
    seeded,
  )
})

it('never charges more on the same line than for a new one', () => {
  fc.assert(
    fc.property(contracts, (contract) => {
      const [same, other] = (['renewalSameLine', 'renewalNewLine'] as const).map(
        (period) => exitCharge({ ...contract, period }, rules).charge,
      )
      expect(same).toBeLessThanOrEqual(other ?? Number.NaN)
    }),
    seeded,
  )
})
