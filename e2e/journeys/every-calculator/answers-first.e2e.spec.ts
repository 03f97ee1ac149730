import type { Page } from '@playwright/test'
import { deepUnless } from '../../site/deep'
import { holdScripts } from '../../site/hold-scripts'
import { expect, sizes, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { answeredPage, calculators, openingPage, panelOf } from './calculators'

/** The figure that a result is about. */
const answerOf = (page: Page) => panelOf(page).locator('[aria-live] > h2 + p')

/** Fields that can be filled in without opening anything. */
const asked = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form) => {
      const seen = [...form.querySelectorAll('input[name], select[name]')].filter((one) =>
        one.checkVisibility(),
      )
      return [...new Set(seen.map((one) => one.getAttribute('name')))]
    })

/** Of those that ask for more than three things. */
const askedOf: Readonly<Record<string, readonly string[]>> = {
  'salario-liquido': ['wage_raw', 'dependents', 'fiscal_situation', 'meal_subsidy_type'],
}

/** px of a calculator on a phone: its questions, its answer and a line for each part. */
const longest = 3500
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Calculators of products, with and without an answer, and readers of papers. */
const others = [
  '/tv-net-voz/custo-de-saida',
  '/tv-net-voz/custo-de-saida?monthlyFee=45&monthsLeft=14&benefit=240',
  '/seguros/acidente',
  '/seguros/renovacao',
  '/simuladores/leitor-de-faturas',
  '/simuladores/leitor-de-propostas',
]

for (const size of ['phone', 'desktop'] as const)
  test(`a salary of 99.999 € is answered in the first screen of a ${size} @deep`, async ({ page }) => {
    await page.setViewportSize(sizes[size])
    await page.goto('/simuladores/salario-liquido?wage_raw=99999&meal_subsidy_type=card&meal_subsidy_daily=9')
    await expect(answerOf(page)).toBeInViewport({ ratio: 1 })
  })

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  for (const one of calculators)
    test(
      `${one.slug} answers on its first screen before any script, asks few things and follows its slider`,
      deepUnless(one.slug === 'salario-liquido'),
      async ({ page }) => {
        const letScriptsCome = await holdScripts(page)
        await page.goto(openingPage(one), { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => document.fonts.ready)
        const place = await answerOf(page).boundingBox()
        expect((place?.y ?? 0) + (place?.height ?? 0), 'where it ends').toBeLessThanOrEqual(844)
        await expect(panelOf(page)).toContainText('Exemplo: ')
        const names = await asked(page)
        if (askedOf[one.slug]) expect(names).toEqual(askedOf[one.slug])
        else expect(names.length).toBeLessThanOrEqual(3)
        const opened = await answerOf(page).textContent()
        letScriptsCome()
        await whenLive(page)
        expect(await heightOf(page)).toBeLessThanOrEqual(longest)

        const slider = page.getByRole('main').getByRole('slider').first()
        const name = (await slider.getAttribute('aria-label')) ?? ''
        const box = page.getByRole('textbox', { name, exact: true })
        const before = await box.inputValue()
        await slider.focus()
        // Some steps at once: a single one may move an answer by nothing.
        for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowRight')
        await expect(box).not.toHaveValue(before)
        await expect(answerOf(page)).not.toHaveText(opened ?? '')
        await expect(panelOf(page)).not.toContainText('Exemplo: ')

        await page.goto(answeredPage(one))
        await whenLive(page)
        expect(await heightOf(page), 'with other values, from a link').toBeLessThanOrEqual(longest)
      },
    )

  test('other calculators are as short @deep', async ({ page }) => {
    for (const path of others) {
      await page.goto(path)
      expect.soft(await heightOf(page), path).toBeLessThanOrEqual(longest)
    }
  })
})

test('a slider is moved by finger: 44 px high, and a press on it counts @deep', async ({ page }) => {
  await page.goto('/simuladores/salario-liquido')
  await whenLive(page)
  const slider = page.getByRole('slider', { name: 'Valor bruto' })
  const place = await slider.boundingBox()
  expect(place?.height).toBeGreaterThanOrEqual(44)
  await slider.click({ position: { x: (place?.width ?? 0) / 2, y: 4 } })
  await expect(page.getByRole('textbox', { name: 'Valor bruto' })).toHaveValue(/^(2\.9|3\.0)\d\d$/)
  await expect(page).toHaveURL(/wage_raw=(29|30)/)
})
