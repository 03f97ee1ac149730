import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { chooseTile, goOn, heading } from './answer-funnel'
import { resultsHeading } from './shown-offers'

const guide = '/guias/como-ler-a-fatura-da-eletricidade'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a typical home is asked for its place alone and ends at results that say what was assumed',
    deep,
    async ({ page }) => {
      await page.goto('/energia')
      await page.getByRole('link', { name: /^Casal, com gás natural/ }).click()
      await chooseTile(page, 'Casa onde vivo')
      await page.getByLabel('Código postal').fill('1000')
      await goOn(page)
      await expect(resultsHeading(page)).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Escalão de gás' })).toHaveValue('1')
    },
  )

  test(
    'a guide shows the cheapest offers for a typical home, finished, with the way to one’s own',
    deep,
    async ({ page }) => {
      await page.goto(guide)
      const offers = page.locator('qp-energy-offers')
      await expect(offers.getByText(/\/mês/)).toHaveCount(3)
      await expect(offers).toContainText('5.000 kWh de eletricidade por ano com 6,9 kVA')
      await offers.getByRole('link', { name: 'Ver com o meu código postal' }).click()
      await expect(heading(page, 'É para a casa onde vives?')).toBeVisible()
    },
  )
})

test('touching the offers of a guide loads nothing: they are finished', deep, async ({ page }) => {
  await page.goto(guide)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/deployments\/mf-energy\/.*\.js/.test(request.url())) loaded.push(request.url())
  })
  await page.locator('qp-energy-offers').getByRole('listitem').first().click()
  await page.waitForTimeout(500)
  expect(loaded).toEqual([])
})
