import type { Culprit } from '../../visitors/telemetry/telemetry.types'
import { culpritAt, theShell } from './culprit'
import { keyOf, note } from './page-record'

// The definitions of https://web.dev/articles/vitals, for each slot and page view instead of for the whole document.

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null; readonly currentRect: DOMRectReadOnly }[]
}

/** TypeScript does not know yet when a prepared page was shown. */
type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number }

interface Watched {
  readonly observer: PerformanceObserver
  readonly read: (entry: PerformanceEntry) => void
}

/** A session of shifts: closes after a second without one, or when it is five seconds long. */
interface Shifts {
  readonly culprit: Culprit
  worst: number
  sum: number
  first: number
  last: number
}

const watched: Watched[] = []
const shifts = new Map<string, Shifts>()
const interactions = new Map<string, { culprit: Culprit; durations: Map<number, number> }>()
/** Recent inputs, newest first: a pressed element has often left the page when the duration is known. */
let inputs: { readonly at: number; readonly culprit: Culprit }[] = []
/** Still on it: the times of the document are those of its first page view alone. */
let firstView: boolean

const isMeasured = (type: string) =>
  'PerformanceObserver' in globalThis && PerformanceObserver.supportedEntryTypes.includes(type)

function observe<Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void, more = {}) {
  if (!isMeasured(type)) return
  const readAny = read as Watched['read']
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(readAny))
  observer.observe({ type, buffered: true, ...more })
  watched.push({ observer, read: readAny })
}

function noteShift({ value, hadRecentInput, sources, startTime }: LayoutShift) {
  if (hadRecentInput) return
  const area = ({ currentRect }: LayoutShift['sources'][number]) => currentRect.width * currentRect.height
  const most = sources.reduce<LayoutShift['sources'][number] | undefined>(
    (before, source) => (before && area(before) >= area(source) ? before : source),
    undefined,
  )
  const culprit = culpritAt(most?.node)
  const key = keyOf(culprit)
  const session = shifts.get(key) ?? { culprit, worst: 0, sum: 0, first: startTime, last: startTime }
  const closed = startTime - session.last > 1000 || startTime - session.first > 5000
  session.sum = (closed ? 0 : session.sum) + value
  if (closed) session.first = startTime
  session.last = startTime
  session.worst = Math.max(session.worst, session.sum)
  shifts.set(key, session)
}

const hearInput = ({ timeStamp, target }: Event) => {
  inputs = [{ at: timeStamp, culprit: culpritAt(target as Node) }, ...inputs].slice(0, 20)
}

function noteInteraction({ interactionId, startTime, duration, target }: PerformanceEventTiming) {
  if (!interactionId) return
  // The clock of entries is rounded to a millisecond or less.
  const culprit = inputs.find(({ at }) => at <= startTime + 1)?.culprit ?? culpritAt(target)
  const key = keyOf(culprit)
  const found = interactions.get(key) ?? { culprit, durations: new Map<number, number>() }
  const longest = Math.max(found.durations.get(interactionId) ?? 0, duration)
  found.durations.set(interactionId, longest)
  interactions.set(key, found)
}

/** A page prepared in the background, or painted unseen, measures no wait. */
function noteLoad() {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[]
  const begun = navigation?.activationStart ?? 0
  const hiddenAt =
    performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')?.startTime ??
    Number.POSITIVE_INFINITY
  const noteTime = (kind: 'LCP' | 'FCP' | 'TTFB', culprit: Culprit, at: number) => {
    if (firstView && at < hiddenAt) note({ ...culprit, kind, value: Math.max(0, Math.round(at - begun)) })
  }
  if (navigation) noteTime('TTFB', theShell(), navigation.responseStart)
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noteTime('FCP', theShell(), startTime)
  })
  observe<LargestContentfulPaint>('largest-contentful-paint', ({ element, startTime }) =>
    noteTime('LCP', culpritAt(element), startTime),
  )
}

/**
 * Begins to measure, including the browser's buffered entries. Once.
 * @param first the page that came with the document is still on screen
 */
export function measure(first: boolean) {
  if (watched.length > 0) return
  firstView = first
  for (const type of ['pointerdown', 'keydown', 'click'])
    document.addEventListener(type, hearInput, { capture: true, passive: true })
  noteLoad()
  observe('layout-shift', noteShift)
  for (const type of ['event', 'first-input']) observe(type, noteInteraction, { durationThreshold: 16 })
}

/** The 98th percentile of a page view's interactions, as INP has it: one in fifty may be an accident. */
const slow = (durations: ReadonlyMap<number, number>) =>
  [...durations.values()].sort((one, other) => other - one)[Math.floor(durations.size / 50)] ?? 0

/** Records the measurements of this page view so far. Of the shown slots, one without shifts is measured too: as 0. */
export function noteMeasurements(shown: readonly Culprit[]) {
  for (const { observer, read } of watched) observer.takeRecords().forEach(read)
  for (const { culprit, durations } of interactions.values())
    note({ ...culprit, kind: 'INP', value: Math.round(slow(durations)) })
  if (isMeasured('layout-shift')) for (const culprit of shown) note({ ...culprit, kind: 'CLS', value: 0 })
  for (const { culprit, worst } of shifts.values())
    note({ ...culprit, kind: 'CLS', value: Math.round(worst * 1e4) / 1e4 })
}

/** For the next page view. */
export function forgetMeasurements() {
  firstView = false
  shifts.clear()
  interactions.clear()
}
