import type { Page } from '@playwright/test'
import { serveStoredAstro } from '../benchmarks/peers/stored-astro'
import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { measureWork } from './main-thread'
import { attachShiftMeter } from './shift-meter'

const guide = '/guias/taeg-e-mtic'
const counted = (page: Page, selector: string) => page.locator(selector).count()

/** Elements that a page may have at first. */
for (const [path, most] of Object.entries({ '/': 450, [guide]: 900 }))
  test(`${path} begins with at most ${most} elements and has all of them once somebody goes on`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    await page.goto(path)
    expect(await counted(page, '*')).toBeLessThanOrEqual(most)
    expect(await counted(page, '*')).toBeGreaterThan(most / 3)
    await page.mouse.wheel(0, 100)
    await expect(page.locator('noscript[data-fold="near"]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const links = (text: string) =>
      text.replace(/<template[\s\S]*?<\/template>/g, '').match(/<a[\s>]/g)?.length
    // A menu stays text until it is opened; all its links are in the HTML.
    const folded = await page
      .locator('noscript')
      .evaluateAll((all) => all.map((one) => one.innerHTML).join(''))
    expect((await counted(page, 'a')) + (links(folded) ?? 0)).toBe(links(html))
  })

test('an address of a place leads there, and a link to it too', async ({ page }) => {
  await page.goto('/#perguntas')
  await expect(page.locator('#perguntas')).toBeInViewport()
  await page.goto('/')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#perguntas', textContent: 'Perguntas' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Perguntas', exact: true }).click()
  await expect(page.locator('#perguntas')).toBeInViewport()
})

test('a page that nobody touches is whole in the end', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 15_000 })
})

test.describe('on a first visit', () => {
  test.use({ asked: false })

  test('the question about cookies restyles itself alone, and no script waits for style', async ({
    site,
  }) => {
    const { restyled, forced } = await measureWork(site.url)
    expect(restyled.length).toBeGreaterThan(3)
    // The first paint, and the whole sheets.
    expect(restyled.filter((count) => count > 120).length).toBeLessThanOrEqual(3)
    expect(restyled.at(-1)).toBeLessThan(60)
    expect(forced).toBeLessThan(2)
  })

  test('nothing moves on the way to the calculator of a guide', async ({ page }) => {
    const shifts = await attachShiftMeter(page)
    await page.goto(guide)
    await expect(page.locator('.consent-banner[data-open]')).toBeVisible()
    await page.mouse.wheel(0, 400)
    await page.locator('qp-loan').scrollIntoViewIfNeeded()
    await expect(page.locator('qp-loan [data-foot]')).toBeAttached()
    await shifts.expectStill()
  })
})

/** Times the work that a stored page of Astro's costs in the same run: the goal is 1.2 (docs/benchmarks.md), this is what holds today. */
const mostTimes = 2.5

test(
  'a home page costs the main thread at most so many times what a page of Astro does',
  deep,
  async ({ site }) => {
    test.setTimeout(240_000)
    const astro = await serveStoredAstro()
    const work = async (url: string) => {
      const { style, layout, paint, parse } = await measureWork(url)
      return style + layout + paint + parse
    }
    const ratios: number[] = []
    for (let turn = 0; turn < 5; turn++) ratios.push((await work(site.url)) / (await work(astro.url)))
    await astro.stop()
    const [, , middle] = ratios.toSorted((one, two) => one - two)
    expect(middle, `ratios: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`).toBeLessThanOrEqual(
      mostTimes,
    )
  },
)
