import fc from 'fast-check'
import { amount, flag } from './fields'
import { choices } from './flow'

const price = amount({ min: 0.01, max: 1, decimals: 6, missing: '', invalid: '', samples: [] })
const use = amount({ min: 1, max: 50_000, decimals: 0, missing: '', invalid: '', samples: [] })

it.each([
  { field: use, text: '1900', is: 1900 },
  { field: use, text: '1.900', is: 1900 },
  { field: use, text: '1 900', is: 1900 },
  { field: use, text: '1.900,5', is: undefined },
  { field: use, text: '0', is: undefined },
  { field: use, text: '50001', is: undefined },
  { field: use, text: '-5', is: undefined },
  { field: use, text: '1e3', is: undefined },
  { field: use, text: '12a', is: undefined },
  { field: price, text: '0,1654', is: 0.1654 },
  { field: price, text: '0.1654', is: 0.1654 },
  { field: price, text: '0.165', is: 0.165 },
  { field: price, text: ',5', is: undefined },
  { field: price, text: '2', is: undefined },
])('reads $text as $is', ({ field, text, is }) => expect(field.parse(text)).toBe(is))

it('reads a price with three decimals above one as a price where thousands make no sense', () => {
  const perDay = amount({ min: 0, max: 10, decimals: 6, missing: '', invalid: '', samples: [] })
  expect(perDay.parse('1.061')).toBe(1.061)
})

it('gives back every number that it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 1_000_000 }), (millionths) => {
      const value = millionths / 1_000_000
      expect(price.parse(price.text?.(value) ?? '')).toBe(value)
    }),
  )
})

it('takes a ticked box and nothing else', () => {
  expect([flag.parse('true'), flag.parse('false'), flag.parse('1')]).toEqual([true, undefined, undefined])
})

it('keeps a list in its own order, once each, and refuses what is not in it', () => {
  const list = choices(['fridge', 'oven', 'hob'])
  expect(list.parse('hob.fridge.hob')).toEqual(['fridge', 'hob'])
  expect(list.text?.(['fridge', 'hob'])).toBe('fridge.hob')
  expect(list.parse('fridge.tv')).toBeUndefined()
  expect(list.samples.map((text) => list.parse(text))).not.toContain(undefined)
})
