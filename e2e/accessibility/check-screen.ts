import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { markNewLooks, newLook } from './new-looks'

/** Once a document; its own package for Playwright sends it twice for each look, and not the small one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Gives the page and its frames axe. Evaluated by the protocol, a script that this tab has read before is not compiled again. */
async function injectAxe(page: Page) {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    if (frame !== page.mainFrame()) {
      await frame.evaluate(source)
      continue
    }
    const session = sessions.get(page) ?? page.context().newCDPSession(page)
    sessions.set(page, session)
    await (await session).send('Runtime.evaluate', { expression: source })
  }
}

/** The dearest rules check marked elements alone: contrast, links among words, and sizes, which compare every pair. */
const dearRules = [
  { id: 'color-contrast', selector: `[${newLook}]` },
  { id: 'target-size', selector: `[${newLook}]` },
  { id: 'link-in-text-block', selector: `a[href][${newLook}]` },
]

/**
 * Violations of WCAG 2.2 AA or good practice that axe finds in the page and its frames, one line each.
 * @param within selector of the part that is judged, the page without it.
 * @param spared rules with what they look at, where it is less than all.
 */
export async function violationsOf(
  page: Page,
  within = ':root',
  spared: readonly axe.Rule[] = [],
): Promise<string[]> {
  await injectAxe(page)
  return page.evaluate(
    async ([within, rules, spared]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      axe.configure({ rules: [...spared] })
      const { violations } = await axe.run(within, {
        runOnly: { type: 'tag', values: rules },
        // Every violation is reported in full; of what passes, one element each: naming all is most of the work.
        resultTypes: ['violations'],
      })
      axe.reset()
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [within, rules, spared] as const,
  )
}

/** The same of a page in our own style; what costs most is judged of what looks like nothing on the screens before. */
export async function screenViolations(page: Page, within?: string): Promise<string[]> {
  const unmark = await markNewLooks(page, within)
  const violations = await violationsOf(page, within, dearRules)
  await unmark()
  return violations
}

/** Content stuck to the edge of a window lies over what a visitor scrolls past it: axe is shown the page at its whole height. */
export async function showWhole(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const width = page.viewportSize()?.width ?? 390
  await page.setViewportSize({ width, height })
}

/** By how many pixels a page is wider than its window. Wide tables scroll inside their own box; the page never does. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/**
 * No axe violation of WCAG 2.2 AA or good practice in the page as it is, and nothing to scroll sideways. `within`
 * leaves out what is around it: for the many states of a page whose frame was checked with another.
 */
export async function checkScreen(page: Page, within?: string) {
  expect(await screenViolations(page, within), page.url()).toEqual([])
  await fitsTheWindow(page)
}

export const fitsTheWindow = async (page: Page) =>
  expect(await overflowOf(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
