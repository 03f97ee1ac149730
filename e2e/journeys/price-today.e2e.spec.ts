import { checkScreen } from '../accessibility/check-screen'
import { mayBeOfToday, priceToday } from '../site/price-today'
import { expect, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'

// The catalogue of the repository ages; a phone's first screen is judged with prices of today, too.
test.use({ siteName: 'priced today' })
test.beforeAll(({ site }) => (mayBeOfToday ? priceToday(site) : undefined))
test.skip(!mayBeOfToday, 'the year of the catalogue’s tariffs is over')

const electricity =
  '/energia/resultados?energyType=electricity&addressType=current&postalCode=1000&inhabitants=4&houseUsage=normal&contractedPower=unknown&currentProvider='

for (const [what, provider] of Object.entries({ 'a known supplier': 'EDPC', 'none known': 'unknown' }))
  test(`with ${what} the verdict takes a third of the screen, above the list @deep`, async ({ page }) => {
    await page.goto(electricity + provider)
    await whenLive(page)
    const ruler = page.locator('[data-ruler]')
    await expect(ruler.getByRole('link', { name: 'Quero esta oferta' })).toBeVisible()
    expect((await ruler.boundingBox())?.height).toBeLessThanOrEqual(308)
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(600)
    await checkScreen(page)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and the use of a year are sheets with a form @deep', async ({ page }) => {
    await page.goto(`${electricity}EDPC`)
    await page.getByRole('button', { name: /kWh por ano$/ }).click()
    await page.getByRole('textbox', { name: 'Eletricidade que gastas num ano' }).fill('8000')
    await page.getByRole('button', { name: 'Ver as ofertas' }).click()
    await expect(page).toHaveURL(/kwhElectricity=8000/)
    await page.getByRole('button', { name: /^Ordenar e filtrar/ }).click()
    await page.getByLabel('Ordenar por').selectOption({ label: 'Renovável primeiro' })
    await page.getByRole('button', { name: /^(Atualizar|Ver) a lista$/ }).click()
    await expect(page).toHaveURL(/sort=renewable/)
  })
})
