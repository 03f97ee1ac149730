import { inOrder } from './in-order'

const rows = ['b2', 'a1', 'old0', 'c1', 'old9']

it('sorts, keeps the order of equals, and leaves history below whatever the order', () => {
  const last = (one: string) => Number(one.at(-1))
  const isHistoric = (one: string) => one.startsWith('old')
  expect(inOrder(rows, isHistoric, (one, two) => last(one) - last(two))).toEqual([
    ...['a1', 'c1', 'b2'],
    ...['old0', 'old9'],
  ])
  expect(inOrder(rows, isHistoric, (one, two) => last(two) - last(one))).toEqual([
    ...['b2', 'a1', 'c1'],
    ...['old9', 'old0'],
  ])
  expect(inOrder(rows, isHistoric, () => 0)).toEqual(['b2', 'a1', 'c1', 'old0', 'old9'])
})
