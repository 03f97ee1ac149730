import fc from 'fast-check'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { exitCharge, type LoyaltyContract } from './exit-charge'
import cases from './testing/exit-charge.json'

const rules = valueOn(loyaltyRules, toIsoDate('2026-11-21'))

// Worked by hand: months of the period, months left, fee, benefit; then both limits and the lower one.
it.each(cases.charges)('$period, $left of $of months left at $fee with a benefit of $benefit: $is', (row) => {
  const { of, left, fee, benefit, is } = row
  const contract = {
    period: row.period as LoyaltyContract['period'],
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
