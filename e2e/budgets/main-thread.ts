import { inFreshBrowser } from '../benchmarks/fresh-browser'
import { openPhone } from '../benchmarks/peers/phone'

/** Work of a page's main thread by kind, as Chromium's trace names it. */
const kinds = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit'],
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
} as const

export type WorkKind = keyof typeof kinds

const scripts = ['v8.evaluateModule', 'EvaluateScript', 'FunctionCall', 'TimerFire']

/** What a visit cost until the page was at rest. Times are thread time in ms, which other processes do not lengthen. */
export interface MainThreadWork extends Record<WorkKind, number> {
  /** Elements restyled by each pass, in order. */
  readonly restyled: readonly number[]
  /** Time of style and layout that a script waited for, in ms. */
  readonly forced: number
  /** Elements on the page at rest. */
  readonly elements: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly elementCount?: number }
}

const kindOf = (name: string) =>
  (Object.keys(kinds) as WorkKind[]).find((kind) => (kinds[kind] as readonly string[]).includes(name))

/** The page's own thread: the renderer's main thread that parsed most. */
function mainThread(events: readonly TraceEvent[]) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const work = threads.map((thread) =>
    events.filter(({ ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid),
  )
  const parsed = (own: readonly TraceEvent[]) =>
    own.reduce((sum, { name, tdur = 0 }) => sum + (kindOf(name) === 'parse' ? tdur : 0), 0)
  return work.toSorted((one, two) => parsed(two) - parsed(one))[0] ?? []
}

/** Work of a trace by kind. A piece inside another counts as its own kind and not as the outer one's. */
function workIn(trace: readonly TraceEvent[]): Omit<MainThreadWork, 'elements'> {
  const events = mainThread(trace).toSorted((one, two) => one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0))
  const sums = { style: 0, layout: 0, paint: 0, parse: 0, forced: 0 }
  const open: { readonly end: number; readonly kind: WorkKind | undefined; readonly name: string }[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop()
    const kind = kindOf(name)
    const around = open.findLast((one) => one.kind)?.kind
    if (kind) sums[kind] += tdur / 1000
    if (kind && around) sums[around] -= tdur / 1000
    const isWaited = kind === 'style' || kind === 'layout'
    if (isWaited && open.some((one) => scripts.includes(one.name))) sums.forced += tdur / 1000
    open.push({ end: ts + dur, kind, name })
  }
  const passes = events.filter(({ name }) => name === 'UpdateLayoutTree')
  return { ...sums, restyled: passes.map(({ args }) => args.elementCount ?? 0) }
}

/** In ms from the load event: by then what comes when a page is idle has come, and the question about cookies is open. */
const untilRest = 3_500

const categories = ['toplevel', 'blink', 'v8', 'devtools.timeline']

/** A first visit on a phone of 390 px with a slow line, in a browser process of its own. */
export const measureWork = (url: string, args: readonly string[] = []): Promise<MainThreadWork> =>
  inFreshBrowser(
    async (browser) => {
      const page = await openPhone(browser, { cpu: 1 })
      await browser.startTracing(page, { categories })
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(untilRest)
      const elements = await page.evaluate(() => document.querySelectorAll('*').length)
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
      return { ...workIn(traceEvents), elements }
    },
    ...args,
  )
