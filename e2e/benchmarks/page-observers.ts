/** Times in ms from the start of the navigation. */
export interface Observed {
  largestPaint: number
  firstPaint: number
  /** Start and length of each task over 50 ms. */
  readonly longTasks: [number, number][]
  /** Part that moved by itself. */
  shift: number
  /** Length of every event of a tap that took 16 ms or longer. */
  readonly taps: number[]
}

declare global {
  var observed: Observed
}

/** Runs in the page before anything else of it, and notes what happens in `observed`. */
export function observePage() {
  const seen: Observed = { largestPaint: 0, firstPaint: 0, longTasks: [], shift: 0, taps: [] }
  globalThis.observed = seen
  type Seen = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }
  const watch = (type: string, note: (entry: Seen) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.taps.push(duration)
  })
}
