import type { Page } from '@playwright/test'
import { translatePage } from 'shared-lib/testing/translator'
import { deepUnless } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import {
  type CalculatorCase,
  calculators,
  openAll,
  openingPage,
  panelOf,
  textsOf,
} from './every-calculator/calculators'
import { homeLoanQuery, lisbonQuery, personalLoanQuery, telecomQuery } from './homes'

/** All that is read on the page, in its order. */
const words = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const read = main.cloneNode(true) as HTMLElement
    for (const unread of read.querySelectorAll('noscript')) unread.remove()
    return read.textContent?.replace(/\s+/g, ' ').trim()
  })

/** Opens what is folded and goes past it: on a translated page it has no words before its code, which comes near the screen. */
async function readWhole(page: Page) {
  await openAll(page.locator('main'))
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 100))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** The same change on a page as it came and on one that the browser translates, before its code came and after. */
async function asItsTwin(page: Page, address: string, change: (page: Page) => Promise<void>) {
  const texts: unknown[] = []
  for (const when of ['never', 'before', 'after']) {
    await page.goto(address)
    if (when === 'after') await whenLive(page)
    if (when !== 'never') await page.evaluate(`(${translatePage})(document.body)`)
    await whenLive(page)
    await change(page)
    // A figure counts up to its value.
    let now: string | undefined
    await expect
      .poll(
        async () => {
          const before = now
          now = await words(page)
          return now !== '' && now === before
        },
        { intervals: [400] },
      )
      .toBe(true)
    texts.push(now)
    if (when !== 'never') expect(await page.locator('main font').count()).toBeGreaterThan(10)
  }
  expect(texts[1], `${address}, translated before its code came`).toBe(texts[0])
  expect(texts[2], `${address}, translated when it was live`).toBe(texts[0])
}

/** Another value in the first number of its form, and the answer to it. */
async function typeFirst(page: Page, one: CalculatorCase) {
  const [name, text] = textsOf(one).find(([, written]) => /^[\d,]+$/.test(written)) ?? ['', '']
  await openAll(page.locator('main form'))
  const other = Math.round(Number(text.replace(',', '.')) * 1.11)
  await page.locator(`main form [name="${name}"]`).fill(String(other))
  await expect(panelOf(page)).not.toContainText('Exemplo: ')
  await expect(panelOf(page)).not.toContainText('A fazer as contas')
}

test.describe('a translated page', () => {
  // Server-rendered text is drawn once more where a translator changed it first, and React logs it.
  test.use({ quiet: false })

  for (const one of calculators)
    test(
      `shows the same figures as its twin: ${one.slug}`,
      deepUnless(one.slug === 'credito-habitacao'),
      ({ page }) => asItsTwin(page, openingPage(one), () => typeFirst(page, one)),
    )

  for (const [what, address, button] of [
    ['energy', `/energia/resultados?${lisbonQuery}`, /kWh por ano/],
    ['telecom', `/tv-net-voz/resultados?${telecomQuery}`, undefined],
    ['home loan', `/credito-habitacao/resultados?${homeLoanQuery}`, undefined],
    ['personal loan', `/credito-pessoal/resultados?${personalLoanQuery}`, undefined],
  ] as const)
    test(`shows the same results as its twin: ${what} @deep`, async ({ page }) =>
      asItsTwin(page, address, async () => {
        await readWhole(page)
        const slider = page.getByRole('slider').first()
        if (button) {
          await page.getByRole('button', { name: button }).first().click()
          await slider.fill('4000')
          return page.waitForURL(/kwhElectricity=4000/)
        }
        if (!(await slider.isVisible())) return
        await slider.focus()
        for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
      }))
})
