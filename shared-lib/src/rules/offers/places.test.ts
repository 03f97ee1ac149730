import fc from 'fast-check'
import { placesIn } from './places'

interface One {
  readonly id: number
  readonly cents: number
  readonly historic: boolean
}
const rule = {
  id: ({ id }: One) => String(id),
  cents: ({ cents }: One) => cents,
  isHistoric: ({ historic }: One) => historic,
}
const market = (...amounts: readonly (number | readonly [historic: number])[]): readonly One[] =>
  amounts.map((amount, id) =>
    typeof amount === 'number'
      ? { id, cents: amount, historic: false }
      : { id, cents: amount[0], historic: true },
  )

it('lets equal amounts share a place and leaves the next one out', () => {
  const all = market(100, 200, 200, 300)
  const standing = placesIn(all, rule)
  expect(all.map((one) => standing(one)?.place)).toEqual([1, 2, 2, 4])
  expect(all.map((one) => standing(one)?.tied)).toEqual([false, false, true, false])
  expect(all.map((one) => standing(one)?.overFirstCents)).toEqual([0, 100, 100, 200])
  expect(all.map((one) => standing(one)?.underNextCents)).toEqual([100, 0, 100, undefined])
})

it('gives history no place, and holds it against history alone', () => {
  const all = market(100, [50], [70])
  const standing = placesIn(all, rule)
  expect(all.map((one) => standing(one)?.place)).toEqual([1, undefined, undefined])
  expect(standing(all[2] as One)).toMatchObject({ first: all[1], overFirstCents: 20, isFirst: false })
  expect(standing(all[1] as One)).toMatchObject({ isFirst: true, underNextCents: 20 })
})

it('gives no place to an offer that is not of the market', () =>
  expect(placesIn(market(1), rule)({ id: 9, cents: 1, historic: false })).toBeUndefined())

it('places every offer by how many cost less, whatever is left out of a list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 })), (amounts) => {
      const all = market(...amounts.toSorted((one, two) => one - two))
      const standing = placesIn(all, rule)
      for (const one of all)
        expect(standing(one)?.place).toBe(all.filter(({ cents }) => cents < one.cents).length + 1)
    }),
    { seed: 4711 },
  )
})
