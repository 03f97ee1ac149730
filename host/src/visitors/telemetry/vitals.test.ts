import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { bucketOf, p75, type Vital, vitalBounds, vitals } from './vitals'

const countsOf = (vital: Vital, values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const at = bucketOf(vital, value)
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  return counts
}

it.each([
  { vital: 'INP', value: 0, bucket: 0 },
  { vital: 'INP', value: 25, bucket: 0 },
  { vital: 'INP', value: 25.1, bucket: 1 },
  { vital: 'INP', value: 9999, bucket: 17 },
  { vital: 'CLS', value: 0.1, bucket: 5 },
] as const)('counts $vital $value in bucket $bucket', ({ vital, value, bucket }) =>
  expect(bucketOf(vital, value)).toBe(bucket),
)

it('reads no percentile out of nothing, and the highest bound out of what is beyond it', () => {
  expect(p75('INP', new Map())).toBeNull()
  expect(p75('INP', new Map([[17, 3]]))).toBe(5000)
})

it('reads a percentile linearly inside its bucket', () => {
  // Four measurements from 200 to 250 ms: three quarters of the way.
  expect(p75('INP', new Map([[7, 4]]))).toBe(237.5)
})

it('lands in the bucket of the true percentile, whatever was measured', () => {
  forAll(
    fc.constantFrom(...vitals),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }),
    (vital, parts) => {
      const bounds: readonly number[] = vitalBounds[vital]
      const values = parts.map((part) => part * (bounds.at(-1) ?? 0))
      const sorted = values.toSorted((one, other) => one - other)
      const truth = sorted[Math.ceil(0.75 * sorted.length) - 1] ?? 0
      const at = bucketOf(vital, truth)
      const read = p75(vital, countsOf(vital, values)) ?? -1
      expect(read).toBeGreaterThanOrEqual(bounds[at - 1] ?? 0)
      expect(read).toBeLessThanOrEqual(bounds[at] ?? 0)
    },
  )
})

it('keeps the thresholds of good and poor as bounds', () => {
  const thresholds = {
    LCP: [2500, 4000],
    FCP: [1800, 3000],
    TTFB: [800, 1800],
    INP: [200, 500],
    CLS: [0.1, 0.25],
  }
  for (const vital of vitals) expect(vitalBounds[vital]).toEqual(expect.arrayContaining(thresholds[vital]))
})
