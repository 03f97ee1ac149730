import { keepLot, lotFor, lotOf, lots, percentileOf } from './lot'

const everyLot = Array.from({ length: lots }, (_, lot) => lot)
const share = (draw: string, below: number) =>
  everyLot.filter((lot) => percentileOf(lot, draw) < below).length / lots

test('a lot survives its cookie, beside other cookies', () => {
  const cookie = keepLot(421, { secure: true }).split(';')[0]
  expect(lotOf(`locale=pt; ${cookie}; qp_consent=x`)).toBe(421)
})

test.each(['', 'qp_lot=', 'qp_lot=abc', 'qp_lot=12345', 'xqp_lot=12'])('%s holds no lot', (cookies) => {
  expect(lotOf(cookies)).toBeUndefined()
})

test.each([1, 10, 50])('%i % of the lots fall below that percentile, within one point', (below) => {
  expect(Math.abs(share('mf-energy@2.0.0', below) * 100 - below)).toBeLessThan(1)
})

test('who is in one draw says nothing about the next', () => {
  const both = everyLot.filter((lot) => percentileOf(lot, 'a') < 50 && percentileOf(lot, 'b') < 50).length
  expect(both / lots).toBeCloseTo(0.25, 1)
})

test('a visitor without a lot draws one, once a request; one with a lot keeps it', () => {
  const visitor = { url: '/', cookies: '', userAgent: '' }
  const first = lotFor(visitor, { secure: false })
  expect(first.cookies).toEqual([keepLot(first.lot, { secure: false })])
  expect(lotFor(visitor, { secure: false })).toEqual({ lot: first.lot, cookies: [] })
  expect(lotFor({ ...visitor, cookies: 'qp_lot=7' }, { secure: false })).toEqual({ lot: 7, cookies: [] })
})
