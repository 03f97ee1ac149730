import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { markNewLooks, newLook } from './new-looks'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every violation is told in full; of what passes, one element each, for naming all of them is most of the work. */
const options: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: rules },
  resultTypes: ['violations'],
}

/**
 * Violations of WCAG 2.2 AA or good practice that axe finds, one line each. The page alone is read: the other mode
 * carries every element to a second page, for frames of other origins, and no page of ours has one.
 */
export async function violationsOf(page: Page, within?: string, axeSource = axe.source): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource }).options(options).setLegacyMode()
  const { violations } = await (within ? builder.include(within) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** axe that judges the contrast of what is marked alone. */
const sparing = `${axe.source};axe.configure({ rules: [{ id: 'color-contrast', selector: '[${newLook}]' }] })`

/** The same of a page in our own style; contrast is judged of what looks like nothing on the screens before. */
export async function screenViolations(page: Page, within?: string): Promise<string[]> {
  const unmark = await markNewLooks(page, within)
  const violations = await violationsOf(page, within, sparing)
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
 * No axe violation of WCAG 2.2 AA or good practice in the page as it stands, and nothing to scroll sideways. `within`
 * leaves out what is around it: for the many states of a page whose frame was checked with another.
 */
export async function checkScreen(page: Page, within?: string) {
  expect(await screenViolations(page, within), page.url()).toEqual([])
  await fitsTheWindow(page)
}

export const fitsTheWindow = async (page: Page) =>
  expect(await overflowOf(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
