import type { Browser, Page } from '@playwright/test'
import type { Edge } from './edge'
import { openPhone, type Slowness, untilAtRest } from './phone'
import type { PageName, Selectors, Target } from './targets'
import { weightsOf } from './weights'

export interface PageVisit {
  /** In ms. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** What long tasks took beyond 50 ms each, from the first paint until the page is at rest. */
  readonly blocking: number
  readonly shift: number
  /** Bytes of the HTML and of the style sheets that held up the first paint. */
  readonly page: number
  /** Bytes of all script until the page is at rest, what comes when it is idle included. */
  readonly script: number
}

/** Files between a visitor and the first paint, as the browser reports them. */
const blockingFiles = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, renderBlockingStatus } = entry as PerformanceResourceTiming & {
        readonly renderBlockingStatus?: string
      }
      return renderBlockingStatus === 'blocking' ? [name] : []
    }),
  )

/** Down to the end, so that what sleeps below wakes and what would shift does. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })

/** A cold visit of one page. */
export async function visitPage(
  browser: Browser,
  { paths }: Target,
  edge: Edge,
  name: PageName,
  slow: Slowness,
): Promise<PageVisit> {
  const page = await openPhone(browser, slow)
  edge.forget()
  const response = await page.goto(edge.origin + paths[name], { waitUntil: 'commit' })
  if (response?.status() !== 200) throw new Error(`${page.url()} answers ${response?.status()}`)
  await untilAtRest(page, edge, slow)
  const weights = weightsOf(edge.sent, await blockingFiles(page))
  const { longTasks } = await page.evaluate(() => observed)
  if (name === 'guide') await scrollThrough(page)
  const { firstPaint, largestPaint, shift } = await page.evaluate(() => observed)
  await page.context().close()
  if (firstPaint === 0 || weights.page === 0) throw new Error(`${edge.origin}${paths[name]} painted nothing`)
  const blocking = longTasks
    .filter(([start, length]) => start + length > firstPaint)
    .reduce((sum, [, length]) => sum + length - 50, 0)
  return { firstPaint, largestPaint, blocking, shift, ...weights }
}

/** Longest event in ms of one tap on a page at rest. Event Timing has none under 16, which is then the answer. */
const tapOn =
  (name: PageName, button: keyof Selectors, then?: keyof Selectors) =>
  async (browser: Browser, { paths, selectors }: Target, edge: Edge, slow: Slowness) => {
    const page = await openPhone(browser, slow)
    await page.goto(edge.origin + paths[name], { waitUntil: 'commit' })
    await untilAtRest(page, edge, slow)
    await page.locator(selectors[button]).first().tap()
    if (then) await page.locator(selectors[then]).first().waitFor({ state: 'visible' })
    await page.waitForTimeout(400)
    const { taps } = await page.evaluate(() => observed)
    await page.context().close()
    return Math.max(16, ...taps)
  }

/** The menu of a home page. */
export const openMenu = tapOn('home', 'menuButton', 'menu')

/** The first answer to the first question. */
export const pickAnswer = tapOn('funnel', 'answer')
