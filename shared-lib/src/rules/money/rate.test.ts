import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { fractionOf, percentOf } from './rate'

it.each([
  [9.9, 0.099],
  [11.88, 0.1188],
  [3.187, 0.03187],
  [-0.573, -0.00573],
  [0, 0],
])('%s percent is %s', (percent, fraction) => {
  expect(fractionOf(percent)).toBe(fraction)
  expect(percentOf(fraction)).toBe(percent)
})

it('keeps the digits that are asked for', () => {
  expect(fractionOf(3.18749, 5)).toBe(0.03187)
  expect(percentOf(0.1187999999, 1)).toBe(11.9)
})

it('gives back every percent with up to six decimals', () =>
  forAll(fc.integer({ min: -1e8, max: 1e8 }), (millionths) => {
    const percent = millionths / 1e6
    expect(percentOf(fractionOf(percent))).toBe(percent)
  }))
