import fc from 'fast-check'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { forAll } from 'shared-lib/testing/for-all'
import type { EnergyAnswers } from './energy-answers'
import { householdOf } from './household'
import { regulatedYear } from './regulated-bill'

const today = toIsoDate('2026-11-28')
const home = (answers: EnergyAnswers) =>
  householdOf({ postalCode: '1000', contractedPower: 3.45, gasTier: 2, inhabitants: 2, ...answers }, today)
const paid = (cents: number, days = 30) => ({
  billTotal: cents as EnergyAnswers['billTotal'],
  billDays: days,
})

it('takes the use that costs what the last bill did, at the regulated tariff', () =>
  forAll(
    fc.constantFrom('electricity', 'gas', 'dual'),
    fc.integer({ min: 4000, max: 15_000 }),
    fc.integer({ min: 28, max: 62 }),
    (energyType, cents, days) => {
      const found = home({ energyType, ...paid((cents * days) / 30, days) })
      expect(found.isUseOfBill).toBe(true)
      expect(Math.abs((regulatedYear(found, energyType, today) ?? 0) - (found.paidCents ?? 0))).toBeLessThan(
        50,
      )
    },
  ))

it.each([
  { why: 'the use is given', answers: { kwhElectricity: 2000, kwhPeriod: 'year', ...paid(6240) } },
  { why: 'no use costs so little', answers: paid(500, 60) },
  { why: 'no use of such a home costs so much', answers: paid(500_000, 7) },
  { why: 'no regulated tariff is sold at its power', answers: { contractedPower: 27.6, ...paid(6240) } },
  { why: 'no bill is given', answers: {} },
] as const)('keeps the use where $why', ({ answers }) => {
  const { billTotal: _, ...without } = answers as EnergyAnswers
  const found = home({ energyType: 'electricity', ...answers })
  expect(found.isUseOfBill).toBeUndefined()
  expect(found.kwhElectricity).toBe(home({ energyType: 'electricity', ...without }).kwhElectricity)
})

it.each([
  { days: undefined, yearly: 75_920 },
  { days: 31, yearly: 73_471 },
  { days: 365, yearly: 6240 },
])('counts a bill of 62,40 € over $days days as $yearly cents a year', ({ days, yearly }) =>
  expect(home({ energyType: 'electricity', ...paid(6240), billDays: days }).paidCents).toBe(yearly),
)
