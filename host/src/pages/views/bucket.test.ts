import { bucketFor, bucketOf, buckets, keepBucket, percentileOf } from './bucket'

const everyBucket = Array.from({ length: buckets }, (_, bucket) => bucket)
const share = (draw: string, below: number) =>
  everyBucket.filter((bucket) => percentileOf(bucket, draw) < below).length / buckets

test('a bucket survives its cookie, next to other cookies', () => {
  const cookie = keepBucket(421, { secure: true }).split(';')[0]
  expect(bucketOf(`locale=pt; ${cookie}; qp_consent=x`)).toBe(421)
})

test.each(['', 'qp_lot=', 'qp_lot=abc', 'qp_lot=12345', 'xqp_lot=12'])('%s holds no bucket', (cookies) => {
  expect(bucketOf(cookies)).toBeUndefined()
})

test.each([1, 10, 50])('%i % of the buckets fall below that percentile, within one point', (below) => {
  expect(Math.abs(share('mf-energy@2.0.0', below) * 100 - below)).toBeLessThan(1)
})

test('being in one draw predicts nothing about the next', () => {
  const both = everyBucket.filter((one) => percentileOf(one, 'a') < 50 && percentileOf(one, 'b') < 50)
  expect(both.length / buckets).toBeCloseTo(0.25, 1)
})

test('a visitor without a bucket draws one, once a request; one with a bucket keeps it', () => {
  const visitor = { url: '/', cookies: '', userAgent: '' }
  const first = bucketFor(visitor, { secure: false })
  expect(first.cookies).toEqual([keepBucket(first.bucket, { secure: false })])
  expect(bucketFor(visitor, { secure: false })).toEqual(first)
  const withOne = bucketFor({ ...visitor, cookies: 'qp_lot=7' }, { secure: false })
  expect(withOne).toEqual({ bucket: 7, cookies: [] })
})
