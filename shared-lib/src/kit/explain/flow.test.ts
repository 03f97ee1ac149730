import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { branchPath, riverOf } from './flow'

const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
const width = ([from, to]: readonly [number, number]) => to - from

it('keeps every branch as wide as its share, from the source to its end', () =>
  forAll(amounts, (given) => {
    const { branches } = riverOf(given)
    const total = given.reduce((sum, one) => sum + one, 0)
    branches.forEach(({ from, to }, at) => {
      expect(width(from)).toBeCloseTo(((given[at] ?? 0) / total) * 180)
      expect(width(to)).toBeCloseTo(width(from))
    })
  }))

it('leaves the source without a gap and ends with room for words, inside its height', () =>
  forAll(amounts, (given) => {
    const { branches, height } = riverOf(given)
    branches.slice(1).forEach(({ from, to }, at) => {
      const before = branches[at]
      expect(from[0]).toBeCloseTo(before?.from[1] ?? 0)
      const middles = (to[0] + to[1] - (before?.to[0] ?? 0) - (before?.to[1] ?? 0)) / 2
      expect(middles).toBeGreaterThanOrEqual(40)
    })
    for (const { from, to } of branches)
      for (const y of [...from, ...to]) {
        expect(y).toBeGreaterThanOrEqual(-0.001)
        expect(y).toBeLessThanOrEqual(height + 0.001)
      }
  }))

it('draws a branch from edge to edge', () =>
  expect(branchPath({ from: [0, 10], to: [20, 30] })).toBe(
    'M0 0.0C50 0.0 50 20.0 100 20.0V30.0C50 30.0 50 10.0 0 10.0Z',
  ))
