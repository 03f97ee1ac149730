/**
 * Upper bounds of the buckets of measurements, one list for the database and for Prometheus. Times in ms, the layout
 * shift has no unit. Each list holds the two thresholds of https://web.dev/articles/vitals, so that "good" and "poor"
 * can be read exactly; those of INP are close together, because two versions are compared to 100 ms.
 */
export const vitalBounds = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  FCP: [250, 500, 1000, 1800, 2400, 3000, 5000, 10_000],
  TTFB: [50, 100, 200, 400, 800, 1200, 1800, 3000, 10_000],
  INP: [25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2500, 5000],
  CLS: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const satisfies Record<string, readonly number[]>

export type Vital = keyof typeof vitalBounds

export const vitals = Object.keys(vitalBounds) as readonly Vital[]

/** A value above this measures the browser rather than the page: a device that slept, a debugger. */
export const largest: Readonly<Record<Vital, number>> = {
  LCP: 600_000,
  FCP: 600_000,
  TTFB: 600_000,
  INP: 600_000,
  CLS: 100,
}

/** Which bucket a measurement falls in; the last one, past all bounds, is open. */
export function bucketOf(vital: Vital, value: number): number {
  const at = vitalBounds[vital].findIndex((bound) => value <= bound)
  return at < 0 ? vitalBounds[vital].length : at
}

/**
 * The 75th percentile, by which the vitals are judged, read from counts by bucket: linear inside the bucket, as
 * Prometheus does. Null when nothing was measured; the highest bound when it lies in the open bucket.
 */
export function p75(vital: Vital, counts: ReadonlyMap<number, number>): number | null {
  const bounds: readonly number[] = vitalBounds[vital]
  const wanted = 0.75 * [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (wanted === 0) return null
  let below = 0
  for (const [at, upper] of bounds.entries()) {
    const count = counts.get(at) ?? 0
    const lower = bounds[at - 1] ?? 0
    if (count > 0 && below + count >= wanted) return lower + ((upper - lower) * (wanted - below)) / count
    below += count
  }
  return bounds.at(-1) ?? null
}
