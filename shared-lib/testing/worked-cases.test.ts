import { asExpected } from './worked-cases'

const worked = {
  calculator: 'x',
  input: {},
  why: '',
  expected: { cents: 100, rate: 3.5, rows: [{ id: 'a' }] },
  tolerance: { rate: 0.1 },
}

it.each([
  [{ cents: 100, rate: 3.6, rows: [{ id: 'a', more: 1 }], more: 2 }, true],
  [{ cents: 101, rate: 3.5, rows: [{ id: 'a' }] }, false],
  [{ cents: 100, rate: 3.7, rows: [{ id: 'a' }] }, false],
  [{ cents: 100, rate: 3.5, rows: [{ id: 'a' }, { id: 'b' }] }, false],
  [{ cents: 100, rate: 3.5, rows: null }, false],
  [{ rate: 3.5 }, false],
])('%j agrees: %s', (result, isSame) => {
  const isEqual = JSON.stringify(asExpected(result, worked)) === JSON.stringify(worked.expected)
  expect(isEqual).toBe(isSame)
})
