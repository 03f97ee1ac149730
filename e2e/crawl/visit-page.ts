import type { BrowserContext, Page } from '@playwright/test'
import { overflowOf, screenViolations, showWhole } from '../accessibility/check-screen'
import { attachScriptMeter, type ScriptMeter, totalGzip, weightList } from '../budgets/script-meter'
import { tableFaults, unfold } from './table-faults'

const kib = 1024

/**
 * KiB of script, as `budgets` holds them: of a page on which nothing is awake, and of one whose own widget is live. A
 * notebook of proposals opens its store once it is in sight, and MobX with it; so do lists below the first screen, and
 * navigation where a page puts its own address right: the answer above does without. The visit opens every fold, and
 * the form of a proposal with them. A page with a card for proposals carries the checksums of seven files that its
 * verdict, details and notebook open later.
 */
const limits = { asleep: 4, asleepWithCard: 4.25, awake: 120, notebook: 42 }

/** Notes what the browser complains about from now on: lines of the console, exceptions, requests without an answer. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // Leaving a page aborts its requests: a fault of the visit, not of the page.
    if (why !== 'net::ERR_ABORTED') heard.push(`request failed: ${new URL(request.url()).pathname} (${why})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      heard.push(`request failed: ${new URL(response.url()).pathname} (${response.status()})`)
  })
  return heard
}

async function weightFaults(page: Page, meter: ScriptMeter): Promise<string[]> {
  const scripts = (await meter.read()).filter(({ name }) => !name.includes('/extras.'))
  const isAwake = (await page.locator('[data-awake]').count()) > 0
  const hasCard = await page.evaluate(() =>
    [...document.querySelectorAll('[data-ssr]')].some(({ localName }) => localName.endsWith('-proposal')),
  )
  const hasNotebook = scripts.some(({ name }) => /\/notebook(-view)?\.\w/.test(name))
  const asleep = hasCard ? limits.asleepWithCard : limits.asleep
  const limit = isAwake ? limits.awake + (hasNotebook ? limits.notebook : 0) : asleep
  const total = totalGzip(scripts) / kib
  if (total < 2) return [`${total.toFixed(2)} KiB of script: its own is missing`]
  return total > limit ? [`${total.toFixed(2)} KiB of script, ${limit} allowed:\n${weightList(scripts)}`] : []
}

async function screenFaults(page: Page): Promise<string[]> {
  const wider = await overflowOf(page)
  await showWhole(page)
  const violations = await screenViolations(page)
  await unfold(page)
  const tables = await tableFaults(page)
  // A phone at twice its size, with all that was folded.
  await page.setViewportSize({ width: 195, height: 422 })
  const widerAtTwice = await overflowOf(page)
  return [
    ...violations,
    ...tables,
    ...(wider > 0 ? [`${wider} px wider than the window`] : []),
    ...(widerAtTwice > 0 ? [`${widerAtTwice} px wider than the window at 200 %`] : []),
  ]
}

/** Everything that a browser and axe find wrong with a page as it loads and rests; contrast only where it looks new. */
export async function visitPage(context: BrowserContext, url: string): Promise<readonly string[]> {
  const page = await context.newPage()
  try {
    const heard = listen(page)
    const meter = await attachScriptMeter(page)
    // Asked when the page is idle: until then it is still loading.
    const rested = page.waitForResponse(/\/builds\/latest\.json/, { timeout: 90_000 }).then(
      () => [],
      () => ['does not come to rest in 90 s'],
    )
    await page.goto(url)
    // Only then axe: it would hold up what still wakes.
    const restless = await rested
    const screen = await screenFaults(page)
    return [...screen, ...restless, ...(await weightFaults(page, meter)), ...heard]
  } finally {
    await page.close()
  }
}

/**
 * Reads what a visitor without script gets. The page's context runs none. One made for a frame has no footer.
 * @param patience milliseconds: a busy machine may still be drawing what it has read.
 */
export async function readWithoutScript(
  page: Page,
  url: string,
  { framed, patience = 20_000 }: { readonly framed: boolean; readonly patience?: number },
): Promise<readonly string[]> {
  await page.goto(url)
  const isShown = (selector: string) =>
    page
      .locator(selector)
      .first()
      .waitFor({ timeout: patience })
      .then(
        () => true,
        () => false,
      )
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
  const text = await page.locator('main, body:not(:has(main))').innerText()
  const words = text.split(/\s+/).filter(Boolean).length
  return [
    (await isShown('main h1')) ? '' : 'no heading to see without script',
    words < 12 ? `${words} words to see without script` : '',
    framed || (await isShown('footer a[href]:visible')) ? '' : 'no footer link to see without script',
  ].filter(Boolean)
}
