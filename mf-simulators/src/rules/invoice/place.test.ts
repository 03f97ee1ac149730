import { pageLines } from './page-lines'
import { placeOf } from './place'
import type { TextItem } from './text-item'

const item = (text: string, x: number, width: number, top?: number): TextItem => ({
  text,
  x,
  y: 100,
  width,
  height: 10,
  page: 1,
  ...(top !== undefined && { top }),
})
const lineOf = (...items: readonly TextItem[]) => {
  const [line] = pageLines(items)
  if (!line) throw new Error('there is a line')
  return line
}
const label = item('Consumo', 10, 40, 90)
const sums = item('212 kWh x 0,1712 €/kWh', 100, 220, 91)

it.each([
  ['the number with its unit', 212, { x: 100, y: 90, width: 70, height: 10 }],
  ['another number of the same cell', 0.1712, { x: 200, y: 90, width: 120, height: 10 }],
  ['all of the line for what it states in other words', 'EDPC', { x: 10, y: 90, width: 310, height: 10 }],
])('is that of %s', (_, value, place) => expect(placeOf(lineOf(label, sums), value)).toEqual(place))

it('is none where a piece of the line runs another way than the page', () =>
  expect(placeOf(lineOf(label, item('212 kWh', 100, 70)), 212)).toBeUndefined())
