import type { BillLine } from './bill-lines'
import { comeTo, meanPrice, withAmounts } from './sums'

const lines = (...some: readonly (readonly [quantity: number, price: number])[]) =>
  some.map(([quantity, price]) => ({ quantity, price, counted: 'days' }) as BillLine)
/** Lines of kWh, with the words of each. */
const used = (plain: string, ...some: readonly BillLine[]) =>
  some.map((line) => ({ ...line, counted: 'kwh', used: { line: { plain } } }) as BillLine)

it.each([
  ['one line', lines([200, 0.15]), undefined, [200, 0.15, false, false]],
  ['a price that changed', lines([150, 0.15], [50, 0.17]), 200, [200, 0.155, true, false]],
  ['two of as many, parts of one', lines([219, 0.094], [219, 0.0607]), 219, [219, 0.1547, false, false]],
  ['within one', lines([219, 0.094], [219, 0.0607]), 220, [219, 0.1547, false, false]],
  ['two of as many, one after the other', lines([15, 0.3], [15, 0.34]), 30, [30, 0.32, true, false]],
  ['two of as many, no more known', lines([15, 0.3], [15, 0.34]), undefined, [30, 0.32, true, true]],
  [
    'kWh of as many without dates, which are parts of one',
    used('energia', ...lines([219, 0.094], [219, 0.0607])),
    undefined,
    [219, 0.1547, false, true],
  ],
  [
    'kWh of as many with dates, one after the other',
    used('energia 01/10/2026', ...lines([219, 0.09], [219, 0.07])),
    undefined,
    [438, 0.08, true, true],
  ],
  ['one price in two lines', lines([15, 0.3], [15, 0.3]), undefined, [30, 0.3, false, false]],
  ['what is taken back', lines([349, 0.1], [-157, 0.2]), undefined, [192, 0.1, true, false]],
  ['what cancels out', lines([31, 0.1718], [-31, 0.1718]), 31, [0, 0, false, false]],
  ['a credit', lines([-31, 0.19]), undefined, [-31, 0.19, false, false]],
  ['nothing', lines(), 31, [0, 0, false, false]],
])('adds up %s', (_, some, all, [quantity, price, mixed, doubtful]) =>
  expect(comeTo(some, all)).toEqual({ quantity, mixed, doubtful, price: expect.closeTo(price as number, 6) }),
)

it('weighs by what is charged', () => expect(meanPrice(lines([3, 1], [1, 2], [-2, 9]))).toBeCloseTo(1.25))

it('prefers lines with an amount', () => {
  const [bare, proven] = [{ amount: undefined }, { amount: 3 }] as unknown as [BillLine, BillLine]
  expect(withAmounts([bare, proven])).toEqual([proven])
  expect(withAmounts([bare])).toEqual([bare])
})
