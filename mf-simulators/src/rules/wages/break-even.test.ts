import fc from 'fast-check'
import { cents } from 'shared-lib/rules/money/cents'
import { breakEvenWage } from './break-even'
import { offerResult } from './compare-offers'
import { offer, person, receipts } from './wages.fixtures'

const worth = (change: Parameters<typeof offer>[0]) => {
  const { valueYear } = offerResult(offer(change), person)
  if (valueYear === undefined) throw new Error('an offer that is not known')
  return valueYear
}

it('is the first whole euro that brings an offer level', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 4000 }),
      fc.integer({ min: 1, max: 200_000 }),
      fc.constantFrom('monthly', 'yearly'),
      (euros, more, context) => {
        const wage = cents(euros * (context === 'yearly' ? 1400 : 100))
        const target = cents(worth({ wage, context }) + more)
        const even = breakEvenWage(offer({ wage, context }), person, target)
        if (even === undefined) throw new Error('no wage was found')
        expect(even % 100).toBe(0)
        expect(worth({ wage: even, context })).toBeGreaterThanOrEqual(target)
        expect(worth({ wage: cents(even - 100), context })).toBeLessThan(target)
      },
    ),
    { numRuns: 30 },
  )
})

it('counts receipts as receipts: 12 × 2.000 € at 62,02 % are 14.884,80 €', () => {
  // 1.488.480 + 744 is one euro a month more of receipts: 12 × 0,6202 = 7,44 €.
  expect(breakEvenWage(offer({ ...receipts }), person, cents(1_488_480 + 744))).toBe(200_100)
})

it('has none for an offer that is worth as much already', () =>
  expect(breakEvenWage(offer({}), person, worth({}))).toBeUndefined())

it('has none for an offer of which the withholding is not known', () =>
  expect(
    breakEvenWage(offer({ ...receipts }), { ...person, region: 'azores' }, cents(1_000_000)),
  ).toBeUndefined())

it('has none above what anybody is paid', () =>
  expect(breakEvenWage(offer({}), person, cents(Number.MAX_SAFE_INTEGER))).toBeUndefined())
