import fc from 'fast-check'
import { cents } from 'shared-lib/rules/money/cents'
import { switchNow, waitOrGo } from './switching'

const steady = (amount: number, months: number) => Array.from({ length: months }, () => cents(amount))

it('counts nothing as paid back that a later price eats up', () => {
  // 20 € saved a month for six months pay 100 €; then the new one is 15 € dearer for a year and a half.
  const next = [...steady(1000, 6), ...steady(4500, 18)]
  const found = switchNow({ current: steady(3000, 24), next, exitCharge: cents(10_000), once: cents(0) })
  expect(found.saved).toBe(-25_000)
  expect(found).not.toHaveProperty('paidBackInMonth')
})

it.each([
  { now: 3000, next: 2900, exit: 3000, is: 30 },
  { now: 3000, next: 3000, exit: 1, is: undefined },
  { now: 3000, next: 3000, exit: 0, is: 0 },
  { now: 3000, next: 3001, exit: 0, is: undefined },
])('is paid back in month $is at $now against $next with $exit to leave', ({ now, next, exit, is }) =>
  expect(
    switchNow({ current: steady(now, 24), next: steady(next, 24), exitCharge: cents(exit), once: cents(0) })
      .paidBackInMonth,
  ).toBe(is),
)

it('starts the new one only where the months reach that far', () => {
  const both = {
    current: steady(3000, 12),
    next: steady(2000, 12),
    exitCharge: cents(5000),
    once: cents(700),
  }
  expect(waitOrGo({ ...both, monthsLeft: 12 }).waitUntilEnd).toBe(36_000)
  expect(waitOrGo({ ...both, monthsLeft: 11 }).waitUntilEnd).toBe(33_000 + 2000 + 700)
})

it('pays exactly up to the highest new price', () => {
  const amount = (most: number) => fc.integer({ min: 0, max: most })
  fc.assert(
    fc.property(
      amount(9000),
      amount(40_000),
      amount(9000),
      fc.integer({ min: 1, max: 60 }),
      (now, exit, once, months) => {
        const at = (price: number) =>
          switchNow({
            current: steady(now, months),
            next: steady(price, months),
            exitCharge: cents(exit),
            once: cents(once),
          })
        const { highestNewMonthly: highest } = at(0)
        if (highest === undefined) return expect(at(0).saved).toBeLessThan(0)
        expect(at(highest).saved).toBeGreaterThanOrEqual(0)
        return expect(at(highest + 1).saved).toBeLessThan(0)
      },
    ),
    { seed: 19, numRuns: 200 },
  )
})
