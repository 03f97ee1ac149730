import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pointAt } from 'shared-lib/deployments/switches'
import { chooseTile, goOn, heading, tile, whenLive } from '../journeys/answer-funnel'
import { openFilters, openFirstBill } from '../journeys/shown-offers'
import { publishChanged, untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

// The browser itself reports every failed request in its console.
test.use({ siteName: 'failing', quiet: false })

const energy = 'mf-energy'
const home = 'É para a casa onde vives?'

/** The script that draws all questions after the first. */
async function laterQuestions({ store }: TestSite, named?: string) {
  const version = named ?? (await store.registry()).entries[energy]?.current ?? ''
  const file = path.join(await store.open(energy, version), 'browser/energy-questions.js')
  if (!existsSync(file)) throw new Error('the later questions are in no script of their own')
  return file
}

/** Requests for it. */
const asking = async (site: TestSite) => new RegExp(path.basename(await laterQuestions(site)))

test('questions whose code is gone are asked by the server, with answers @deep', async ({ page, site }) => {
  const healthy = (await site.store.registry()).entries[energy]?.current ?? ''
  const version = '0.1.9+half'
  await publishChanged(site.store, energy, version, () => undefined)
  await untilServed(site.url, version)
  rmSync(await laterQuestions(site, version))
  try {
    await page.goto('/energia/simular')
    await whenLive(page)
    await goOn(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await chooseTile(page, 'Só eletricidade')
    await goOn(page)
    await expect(heading(page, home)).toBeVisible()
    await expect(page).toHaveURL(/morada\?energyType=electricity/)
    await chooseTile(page, 'Casa onde vivo')
    await page.getByLabel('Código postal').fill('1000')
    await goOn(page)
    await expect(page).toHaveURL(/habitantes\?energyType=electricity&addressType=current&postalCode=1000/)
    await page.goBack()
    await expect(tile(page, 'Casa onde vivo')).toBeChecked()
  } finally {
    await pointAt(site.store, energy, healthy)
    await untilServed(site.url, healthy)
  }
})

test('a later question whose code never comes keeps the server’s form @deep', async ({ page, site }) => {
  await page.route(await asking(site), (route) => route.abort())
  await page.goto(
    `/energia/simular/potencia-contratada?energyType=electricity&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal`,
  )
  await expect(page.locator('[data-slot="main"][data-failed]')).toBeAttached({ timeout: 12_000 })
  await chooseTile(page, 'Não sei')
  await chooseTile(page, 'Frigorífico')
  await goOn(page)
  await expect(page).toHaveURL(/comercializadora\?.*contractedPower=unknown&appliances=fridge/)
})

test('results whose code never comes keep the server’s list and bill @deep', async ({ page }) => {
  await page.route(new RegExp(`deployments/${energy}/.*\\.js`), (route) => route.abort())
  await page.goto(
    `/energia/resultados?energyType=electricity&addressType=current&postalCode=1000&inhabitants=3&houseUsage=normal&contractedPower=6.9&currentProvider=EDPC`,
  )
  await expect(page.locator('[data-slot="main"][data-failed]')).toBeAttached({ timeout: 12_000 })
  await openFirstBill(page)
  const form = page.getByRole('form', { name: 'Ordenar e filtrar' })
  await openFilters(page)
  await form.getByLabel('Ordenar por').selectOption({ label: 'Renovável primeiro' })
  await form.getByRole('button', { name: 'Atualizar a lista' }).click()
  await expect(page).toHaveURL(/sort=renewable/)
  await expect(page.getByRole('article').first()).toContainText('100 % renovável')
})
