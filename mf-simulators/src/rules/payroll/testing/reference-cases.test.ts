import { cents } from 'shared-lib/rules/money/cents'
import { netSalary } from '../net-salary'
import { origins, type ReferenceCase, referenceCases } from './reference-cases'
import { worker } from './worker'

const cent = 1e-9

function differences({ change, expected }: ReferenceCase): number[] {
  const { month } = netSalary(worker(change))
  return Object.entries(expected).flatMap(([name, amount]) => {
    const ours = month[name as keyof typeof expected] ?? Number.NaN
    return amount === undefined ? [] : [Math.abs(ours / 100 - amount)]
  })
}

const titled = (disputed: boolean) =>
  referenceCases
    .filter((one) => one.disputed === disputed)
    .map((one) => [one.id, origins[one.origin] ?? '', one] as const)

it.each(titled(false))('%s agrees with %s', (_, origin, one) => {
  expect(origin).not.toBe('')
  expect(differences(one)).not.toHaveLength(0)
  for (const difference of differences(one)) expect(difference).toBeLessThanOrEqual(one.tolerance + cent)
})

it.each(titled(true))(
  '%s departs from %s: the published value does not follow from its inputs',
  (_, __, one) => expect(Math.max(...differences(one))).toBeGreaterThan(one.tolerance),
)

it('DFcap-meal-2: a card of 12 € on 22 days has 33,88 € above the limit', () => {
  const { month } = netSalary(
    worker({ mealSubsidyType: 'card', mealSubsidyDaily: cents(1200), rounding: 'cents' }),
  )
  expect(month).toMatchObject({ socialSecurity: 16_873, mealSubsidy: 26_400 })
  // The origin rounds only the net: one cent.
  expect(Math.abs((month.net ?? 0) - 141_894)).toBeLessThanOrEqual(1)
})

it('RR25-3: 1.500 € bear 3,40 € less in January 2025 than in November 2024 (Renascença/Lusa, 7 January 2025)', () => {
  const exact = (period: '2024-11' | '2025-01') => netSalary(worker({ period, rounding: 'cents' })).month
  expect((exact('2024-11').withholding ?? 0) - (exact('2025-01').withholding ?? 0)).toBe(340)
})

it('holds every case once', () => {
  expect(referenceCases).toHaveLength(65)
  expect(new Set(referenceCases.map(({ id }) => id)).size).toBe(65)
})
