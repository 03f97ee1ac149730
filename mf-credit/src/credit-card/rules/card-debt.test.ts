import { cents } from 'shared-lib/rules/money/cents'
import type { CardRates } from './card-charges'
import { debtOutlook } from './debt-outlook'

const rates: CardRates = { tan: 0.14, onCharges: 0.04, onUse: 0.00141 }
const debt = cents(1500_00)

it('returns how long a debt lasts, what ends it sooner, and its path month by month', () => {
  const outlook = debtOutlook(debt, rates, { kind: 'fixed', amount: cents(100_00) })
  expect(outlook).toMatchObject({
    ends: { months: 17, cost: 188_18 },
    plans: [{ months: 12, perMonth: 136_28 }],
    firstPayment: 100_00,
  })
  expect(outlook.path.map(({ month }) => month)).toEqual([...Array(18).keys()])
  expect(outlook.path.at(0)).toEqual({ month: 0, habit: 1500_00, plan: 1500_00 })
  expect(outlook.path.at(12)?.plan).toBe(0)
  expect(outlook.path.at(-1)?.habit).toBe(0)
})

it('of one that ends within a year, returns what ends it in half the time', () =>
  expect(debtOutlook(debt, rates, { kind: 'fixed', amount: cents(180_00) }).plans).toMatchObject([
    { months: 5 },
  ]))

it('of one that never ends, shows five years of its growth', () => {
  const outlook = debtOutlook(debt, rates, { kind: 'fixed', amount: cents(15_00) })
  expect(outlook.ends).toBeUndefined()
  expect(outlook.plans.map(({ months }) => months)).toEqual([12, 24, 36])
  expect(outlook.path).toHaveLength(61)
  expect(outlook.path.at(-1)?.habit).toBeGreaterThan(debt)
})
