import fc from 'fast-check'
import { forAll } from './for-all'

/** All numbers that one property is tried with. */
function tried() {
  const met: number[] = []
  forAll(fc.integer(), (number) => {
    met.push(number)
  })
  return met
}

it('tries a property with the same inputs each time, unless random ones are asked for', () => {
  const [first, second] = [tried(), tried()]
  expect(new Set(first).size).toBeGreaterThan(30)
  if (process.env.PROPERTY_SEED === 'random') expect(first).not.toEqual(second)
  else expect(first).toEqual(second)
})
