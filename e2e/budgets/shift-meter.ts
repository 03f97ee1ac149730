import { expect, type Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

interface SeenShift {
  readonly value: number
  readonly excused: boolean
  /** When it was, and what moved from where to where. */
  readonly story: string
}

/** Shift allowed on any page, of the browser's own measure (`docs/benchmarks.md`). */
const limit = 0.01

export interface ShiftMeter {
  /**
   * Fails when the page on screen has moved by more than the limit, and lists what moved. Without `andExcused`, shifts
   * right after an input do not count.
   */
  expectStill(options?: { andExcused?: boolean }): Promise<void>
}

/** Runs in the page, before anything of its own. */
function listen() {
  const shifts: SeenShift[] = []
  Object.assign(globalThis, { shiftsSeen: shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((length) => Math.round(length)).join(' ')
  const named = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const slot = element?.closest('[data-slot]')?.getAttribute('data-slot') ?? 'no slot'
    const [opening = node?.nodeName] = element?.outerHTML.match(/^<[^>]*>/) ?? []
    return `${opening} in ${slot}`
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const at = `${Math.round(startTime)} ms, told when scrolled to ${Math.round(scrollY)} of ${document.documentElement.scrollHeight}`
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `\n    ${named(node)}: ${place(previousRect)} to ${place(currentRect)}`,
      )
      const story = `${value.toFixed(4)}${hadRecentInput ? ' after an input' : ''} at ${at}${moved.join('')}`
      shifts.push({ value, excused: hadRecentInput, story })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Two frames: what was just drawn has then been judged. */
const judged = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))),
  )

/** Listens to the browser's own layout-shift entries from the first one on. */
export async function attachShiftMeter(page: Page): Promise<ShiftMeter> {
  await page.addInitScript(listen)
  return {
    async expectStill({ andExcused = false } = {}) {
      await judged(page)
      const seen = await page.evaluate(
        () => (globalThis as unknown as { shiftsSeen: SeenShift[] }).shiftsSeen,
      )
      const counted = seen.filter(({ excused }) => andExcused || !excused)
      const sum = counted.reduce((total, { value }) => total + value, 0)
      expect(sum, ['what moved:', ...counted.map(({ story }) => story)].join('\n')).toBeLessThanOrEqual(limit)
    },
  }
}
