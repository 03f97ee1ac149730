import type { Page } from '@playwright/test'
import { withOfficialSources } from 'shared-lib/rules/figures/official-sources'
import { fitsTheWindow } from '../../accessibility/check-screen'
import { attachShiftMeter } from '../../budgets/shift-meter'
import { deepUnless } from '../../site/deep'
import { holdScripts, wearSheets } from '../../site/hold-scripts'
import { expect, siteTest, sizesOfRun, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import {
  answeredPage,
  blankPage,
  calculate,
  calculators,
  enterForm,
  fillIn,
  openAll,
  openingPage,
  panelOf,
  printedResult,
  wordsOf,
} from './calculators'

// Hydration warnings and console errors are complaints: the fixture fails any test that has one.

/** The calculator that every run fills in. */
const sample = 'salario-liquido'

/** Below `/simuladores` too, and no form to fill in: it has journeys of its own. */
const otherTools = ['leitor-de-faturas', 'leitor-de-propostas']

siteTest('no calculator is forgotten here', async ({ request }) => {
  expect(calculators.length).toBeGreaterThanOrEqual(9)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/\/simuladores\/([\w-]+)</g)].map(([, slug]) => slug)
  expect([...calculators.map(({ slug }) => slug), ...otherTools].toSorted()).toEqual(pages.toSorted())
  const { paths } = await (await request.get('/api/openapi.json')).json()
  for (const { name } of calculators) expect(Object.keys(paths), name).toContain(`/api/calculators/${name}`)
})

/** Of the main part: the footer is as high as a guess until it is near. */
const heightOf = (page: Page) => page.locator('main').evaluate((main) => main.scrollHeight)

for (const one of calculators) {
  test(
    `${one.slug}: figures follow what is typed, stay in the address and are those of the plain form and of the API`,
    deepUnless(one.slug === sample),
    async ({ page, browser, site, request }) => {
      await page.goto(blankPage(one))
      await whenLive(page)
      await fillIn(page.locator('main form').first(), one)
      const panel = panelOf(page)
      // Values that are taken anyway need no place in the address.
      const [main = ''] = Object.keys(one.input)
      await expect.poll(() => new URL(page.url()).searchParams.get(main)).not.toBeNull()
      await expect(panel).toContainText(one.expected)
      await expect(panel.locator('[data-stale], [aria-busy]')).toHaveCount(0)
      const live = await wordsOf(panel)

      await page.reload()
      await whenLive(page)
      expect(await wordsOf(panel), 'after a reload').toBe(live)

      const answer = await request.post(`/api/calculators/${one.name}`, { data: one.input })
      const { result } = await answer.json()
      expect(await printedResult(page), 'what a program gets').toEqual(withOfficialSources(result))

      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
      const plain = await context.newPage()
      await plain.goto(answeredPage(one))
      await expect(plain.getByRole('slider')).toHaveCount(0)
      await plain.getByRole('button', { name: 'Calcular' }).click()
      await expect(panelOf(plain)).toContainText(one.expected)
      expect(await wordsOf(panelOf(plain)), 'without script').toBe(live)
      await expect(plain.getByRole('button', { name: /Partilhar|Imprimir|CSV/ })).toHaveCount(0)
      await context.close()
    },
  )

  for (const [size, viewport] of Object.entries(sizesOfRun))
    test.describe(`on a ${size}`, () => {
      test.use({ viewport })

      test(
        `${one.slug}: opening, empty, wrong and answered, nothing moves and nothing is in a visitor’s way`,
        deepUnless(one.slug === sample),
        async ({ page }) => {
          const shifts = await attachShiftMeter(page)
          await page.goto(openingPage(one))
          await whenLive(page)
          await page.evaluate(() => document.fonts.ready)
          await shifts.expectStill({ andExcused: true })
          await page.goto(blankPage(one))
          await whenLive(page)
          await enterForm(page)
          await calculate(page).click()
          const summary = page.getByRole('alert')
          await expect(summary).toBeFocused()
          await shifts.expectStill()

          const letScriptsCome = await holdScripts(page)
          await page.goto(answeredPage(one), { waitUntil: 'domcontentloaded' })
          await page.evaluate(() => document.fonts.ready)
          await wearSheets(page)
          const asPrinted = await heightOf(page)
          letScriptsCome()
          await whenLive(page)
          // Whatever comes late moves what is below it, in sight or not.
          await expect.poll(() => heightOf(page), 'its height once awake').toBe(asPrinted)
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
          await shifts.expectStill({ andExcused: true })
          await openAll(page.locator('main'))
          if (size === 'desktop') return
          // 320 px wide is also a window of 1280 px at 400 %.
          for (const width of [320, 360]) {
            await page.setViewportSize({ width, height: 256 })
            await fitsTheWindow(page)
          }
        },
      )
    })
}
