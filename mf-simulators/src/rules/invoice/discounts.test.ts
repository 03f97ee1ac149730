import type { BillLine } from './bill-lines'
import { withDiscounts } from './discounts'
import { pageLines } from './page-lines'
import cases from './testing/discounts.json'
import { typed } from './testing/typed'

const line = (amount: number | undefined, more: Partial<BillLine> = {}) =>
  ({ charged: true, counted: 'kwh', price: 0.2, quantity: 100, amount, ...more }) as BillLine
const lineOf = (text: string) => {
  const [first] = pageLines(typed(text))
  if (!first) throw new Error('no line')
  return first
}
const after = (text: string, amount: number, lines: readonly BillLine[]) => {
  const { lines: lowered, others } = withDiscounts(lines, [{ line: lineOf(text), amount }])
  return { amounts: lowered.map((one) => one.amount), prices: lowered.map(({ price }) => price), others }
}

const energy = [line(20), line(10, { counted: 'days', price: 0.5 })]
it.each(cases.discounts)('$text: $why', ({ text, amount, amounts }) => {
  const found = after(text, amount, energy)
  expect(found.amounts).toEqual(amounts)
  expect(found.others).toEqual(amounts[0] === 20 ? [amount] : [])
  expect(found.prices[0]).toBeCloseTo((0.2 * (amounts[0] ?? 0)) / 20, 6)
  expect(found.prices[1]).toBe(0.5)
})

it.each([
  { why: 'two lines fit', lines: [line(20), line(20)] },
  { why: 'the line is not charged', lines: [line(20, { charged: false })] },
  { why: 'it counts months', lines: [line(20, { counted: 'months' })] },
  { why: 'it prints no amount', lines: [line(undefined)] },
])('leaves the lines as they are where $why', ({ lines }) => {
  expect(after('Desconto 10% -2,00', -2, lines)).toEqual({
    amounts: lines.map(({ amount }) => amount),
    prices: lines.map(({ price }) => price),
    others: [-2],
  })
})

it('reads points between thousands of the amount that it names', () =>
  expect(after('Desconto 1.234,50 -34,50', -34.5, [line(1234.5), line(12.5)]).amounts).toEqual([1200, 12.5]))
