import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { cents, roundHalfUpToCent, sumCents } from './cents'
import { distribute } from './distribute'

const totalOf = (amounts: readonly number[]) =>
  roundHalfUpToCent(amounts.reduce((sum, amount) => sum + amount, 0))

it.each([
  { title: 'a third each', amounts: [1 / 3, 1 / 3, 1 / 3], parts: [34, 33, 33] },
  { title: 'the larger fraction first', amounts: [0.114, 0.116], parts: [11, 12] },
  { title: 'an exact cent behind binary noise', amounts: [0.29, 1.13], parts: [29, 113] },
  { title: 'something given back', amounts: [10.005, -2.5], parts: [1001, -250] },
  { title: 'nothing', amounts: [], parts: [] },
])('gives $title', ({ amounts, parts }) => expect(distribute(amounts, totalOf(amounts))).toEqual(parts))

const euros = fc.integer({ min: -50_000_000, max: 50_000_000 }).map((units) => units / 10_000)

it('adds up to the rounded sum, each part within a cent of its amount', () =>
  forAll(fc.array(euros, { minLength: 1, maxLength: 12 }), (amounts) => {
    const parts = distribute(amounts, totalOf(amounts))
    expect(sumCents(...parts)).toBe(totalOf(amounts))
    parts.forEach((part, at) => {
      expect(Math.abs(part - (amounts[at] ?? Number.NaN) * 100)).toBeLessThanOrEqual(1.000_01)
    })
  }))

it('raises none when the amounts are whole cents', () =>
  expect(distribute([1.1, 2.2], cents(330))).toEqual([110, 220]))
