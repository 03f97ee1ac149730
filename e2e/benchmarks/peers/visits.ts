import type { Browser, Page } from '@playwright/test'
import type { Edge } from './edge'
import { openPhone, untilAtRest } from './phone'
import type { PageName, Target } from './targets'
import { weightsOf } from './weights'

export interface PageVisit {
  /** In ms. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** Bytes of the HTML and of the style sheets that held up the first paint. */
  readonly page: number
  /** Bytes of all script until the page is at rest, what comes when it is idle included. */
  readonly script: number
}

/** Files between a visitor and the first paint, as the browser tells them. */
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
  slow: boolean,
): Promise<PageVisit> {
  const page = await openPhone(browser, slow)
  edge.forget()
  const response = await page.goto(edge.origin + paths[name], { waitUntil: 'commit' })
  if (response?.status() !== 200) throw new Error(`${page.url()} answers ${response?.status()}`)
  await untilAtRest(page, edge, slow)
  const weights = weightsOf(edge.sent, await blockingFiles(page))
  if (name === 'guide') await scrollThrough(page)
  const { firstPaint, largestPaint, shift } = await page.evaluate(() => observed)
  await page.context().close()
  if (firstPaint === 0 || weights.page === 0) throw new Error(`${edge.origin}${paths[name]} painted nothing`)
  return { firstPaint, largestPaint, shift, ...weights }
}

/** One tap on the menu of a home page at rest: its longest event in ms. Event Timing tells of none under 16, which is then said. */
export async function openMenu(browser: Browser, target: Target, edge: Edge, slow: boolean): Promise<number> {
  const page = await openPhone(browser, slow)
  await page.goto(edge.origin + target.paths.home, { waitUntil: 'commit' })
  await untilAtRest(page, edge, slow)
  await page.locator(target.selectors.menuButton).first().tap()
  await page.locator(target.selectors.menu).first().waitFor({ state: 'visible' })
  await page.waitForTimeout(400)
  const { taps } = await page.evaluate(() => observed)
  await page.context().close()
  return Math.max(16, ...taps)
}
