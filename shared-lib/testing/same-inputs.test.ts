import fc from 'fast-check'

/** All numbers that one property is tried with. */
function tried() {
  const met: number[] = []
  fc.assert(
    fc.property(fc.integer(), (number) => {
      met.push(number)
    }),
  )
  return met
}

it('tries a property with the same inputs each time', () => {
  expect(new Set(tried()).size).toBeGreaterThan(30)
  expect(tried()).toEqual(tried())
})
