import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

export interface ShiftMeter {
  /** Sum of all shifts of the page on screen. Without `andExcused`, those right after an input do not count. */
  read(options?: { andExcused?: boolean }): Promise<number>
}

/** Listens to the browser's own layout-shift entries from the first one on. */
export async function attachShiftMeter(page: Page): Promise<ShiftMeter> {
  await page.addInitScript(() => {
    const shifts: { value: number; excused: boolean }[] = []
    Object.assign(globalThis, { shiftsSeen: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push({ value: entry.value, excused: entry.hadRecentInput })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    async read({ andExcused = false } = {}) {
      // Two frames: what was just drawn has then been judged.
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))),
          ),
      )
      const seen = await page.evaluate(
        () => (globalThis as unknown as { shiftsSeen: { value: number; excused: boolean }[] }).shiftsSeen,
      )
      return seen.reduce((sum, { value, excused }) => (excused && !andExcused ? sum : sum + value), 0)
    },
  }
}
