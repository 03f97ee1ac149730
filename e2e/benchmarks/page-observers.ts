/** Times in ms from the start of the navigation. */
export interface Observed {
  largestPaint: number
  firstPaint: number
  /** Start and length of each task over 50 ms. */
  readonly longTasks: [number, number][]
  shift: number
  /** When each slot became live, by id. */
  readonly awake: Record<string, number>
}

declare global {
  var observed: Observed
}

/** Runs in the page before anything else of it, and notes what happens in `observed`. */
export function observePage() {
  const seen: Observed = { largestPaint: 0, firstPaint: 0, longTasks: [], shift: 0, awake: {} }
  globalThis.observed = seen
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]))
  watch('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Element)
        seen.awake[target.getAttribute('data-slot') ?? target.localName] = performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['data-awake'] })
}
