import type { BillLine } from './bill-lines'
import { withDiscounts } from './discounts'
import { pageLines } from './page-lines'
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
it.each([
  { text: 'Desconto energia 10% -2,00', amount: -2, amounts: [18, 10], why: 'a rate of the line' },
  { text: 'Desconto energia 10 % -2,00', amount: -2, amounts: [18, 10], why: 'a rate with a blank' },
  { text: 'Desconto 2,5% -0,50', amount: -0.5, amounts: [19.5, 10], why: 'a rate with a digit' },
  { text: 'Desc. de 20,00 -3,10', amount: -3.1, amounts: [16.9, 10], why: 'the amount that it names' },
  { text: '- Desconto 20,01 -3,10', amount: -3.1, amounts: [16.9, 10], why: 'a cent of rounding' },
  { text: 'Desconto 20,02 -3,10', amount: -3.1, amounts: [20, 10], why: 'another amount' },
  { text: 'Desconto 10% -1,50', amount: -1.5, amounts: [20, 10], why: 'no line whose rate it is' },
  { text: 'Acerto 10% -2,00', amount: -2, amounts: [20, 10], why: 'no discount' },
  { text: 'Plano com desconto 10% -2,00', amount: -2, amounts: [20, 10], why: 'the word in a name' },
  { text: 'Desconto 10% 2,00', amount: 2, amounts: [20, 10], why: 'a charge' },
  { text: 'Desconto 20,00 0,00', amount: 0, amounts: [20, 10], why: 'nothing taken' },
  { text: 'Desconto 100% -20,00', amount: -20, amounts: [20, 10], why: 'as much as the line: not this one' },
])('$text: $why', ({ text, amount, amounts }) => {
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
