import type { Page } from '@playwright/test'
import { expect, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { resultsHeading, shownOffers } from './shown-offers'

const price = (page: Page) => page.getByRole('form', { name: 'Quanto custa a eletricidade?' })
const chips = (page: Page) => page.getByRole('form', { name: 'O que contámos para ti' })

/** The price of a home of four people, from a page with its beginning. */
async function askPrice(page: Page) {
  await price(page).getByRole('radio', { name: '4' }).click()
  await expect(
    price(page).getByText(/uma casa com 4 pessoas paga(va)? entre \d+\s€ e \d+\s€ por mês\.$/i),
  ).toBeVisible()
  await expect(price(page).getByText(/^Preços de /)).toBeVisible()
  await price(page).getByLabel('Código postal').fill('1000')
  await price(page).getByRole('button', { name: 'Ver as ofertas' }).click()
  await expect(resultsHeading(page)).toBeVisible()
}

for (const path of ['/', '/energia'])
  test(`from ${path} the list is two taps and a field away, in the first screen @deep`, async ({ page }) => {
    await page.goto(path)
    await askPrice(page)
    await whenLive(page)
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y).toBeLessThanOrEqual(600)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the price and what it was made for are plain forms @deep', async ({ page }) => {
    await page.goto('/')
    await askPrice(page)
    const before = await shownOffers(page)
    await chips(page).getByRole('combobox', { name: 'Pessoas em casa' }).selectOption({ label: '2 pessoas' })
    await chips(page).locator('noscript button').click()
    await expect(page).toHaveURL(/inhabitants=2/)
    expect((await shownOffers(page))[0]?.monthly).toBeLessThan(before[0]?.monthly ?? 0)
  })
})
