import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { changeAnswer, fillIn, goOn, heading, whenLive } from './answer-funnel'
import { electricityBill, electricityBillQuestion, unknownQuery } from './homes'
import { listed, ownBillChip, resultsHeading } from './shown-offers'

const _step = (slug: string, query: string) => `/energia/simular/${slug}?${query}`
const _field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const _answers = (page: Page) => page.getByRole('definition').allTextContents()

test(
  'every figure that the results assumed leads to its question and back to the results',
  deep,
  async ({ page }) => {
    await page.goto(`/energia/resultados?${unknownQuery}`)
    await whenLive(page)
    const counted = page.locator('details', { has: page.locator('> summary', { hasText: 'O que contámos' }) })
    await counted.locator('summary').click()
    const before = await listed(page)
    const links = await counted
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBeGreaterThanOrEqual(4)
    for (const href of new Set(links)) {
      await page.goto(href ?? '')
      await whenLive(page)
      await goOn(page)
      await expect(page).toHaveURL(/\/energia\/resultados\?/)
      await expect.poll(() => listed(page), href ?? '').toEqual(before)
    }
    await page.getByRole('link', { name: 'Tenho a fatura' }).click()
    await expect(heading(page, electricityBillQuestion)).toBeVisible()
    await page.getByRole('link', { name: 'Anterior' }).click()
    await expect(resultsHeading(page)).toBeVisible()
    await page.getByRole('link', { name: 'Tenho a fatura' }).click()
    await expect(heading(page, electricityBillQuestion)).toBeVisible()
    await fillIn(page, electricityBill)
    await goOn(page)
    await expect(page).toHaveURL(/\/energia\/resultados\?.*kwhOffPeak=1800/)
    await expect(resultsHeading(page)).toBeVisible()
    await expect.poll(() => listed(page)).not.toEqual(before)
  },
)

test(
  'a tag in a guide starts from its attributes and takes both helps and a bill in memory',
  deep,
  async ({ page }) => {
    await page.goto('/guias/como-ler-a-fatura-da-eletricidade')
    const funnel = page.locator('qp-energy-funnel')
    await funnel.scrollIntoViewIfNeeded()
    await expect(page.locator('qp-energy-funnel[data-awake]')).toBeAttached()
    const address = page.url()
    await expect(heading(funnel, 'É para a casa onde vives?')).toBeVisible()
    for (const answers of [
      ['Casa onde vivo', '1000'],
      '4 pessoas',
      'Parte do dia',
      ['Não sei', 'Frigorífico', 'Forno elétrico'],
      'EDP Comercial',
    ]) {
      const question = await funnel.getByRole('heading', { level: 3 }).textContent()
      await fillIn(funnel, answers)
      await goOn(funnel)
      await expect(heading(funnel, question ?? '')).toBeHidden()
    }
    await changeAnswer(funnel, 'Fatura da eletricidade', electricityBill.slice(0, -1))
    expect(page.url()).toBe(address)
    // A page that glides to the focused heading moves its buttons away from under the thumb that taps them.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    await funnel.getByRole('button', { name: 'Ver resultados' }).click()
    await expect(page).toHaveURL(
      /\/energia\/resultados\?energyType=electricity.*appliances=fridge\.oven.*meter=bi/,
    )
    await expect(ownBillChip(page)).toBeVisible()
  },
)
