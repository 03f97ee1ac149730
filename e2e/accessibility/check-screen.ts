import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * No axe violation of WCAG 2.2 AA or good practice in the page as it stands, and nothing to scroll sideways. `within`
 * leaves out what is around it: for the many states of a page whose frame was checked with another.
 */
export async function checkScreen(page: Page, within?: string) {
  const axe = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found, page.url()).toEqual([])
  await fitsTheWindow(page)
}

/** Wide tables scroll inside their own box; the page itself never does. */
export const fitsTheWindow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${page.url()} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
