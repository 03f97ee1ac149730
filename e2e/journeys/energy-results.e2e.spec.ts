import type { Page } from '@playwright/test'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { lisbonQuery } from './homes'
import { openFilters } from './shown-offers'

const results = `/energia/resultados?${lisbonQuery}`
/** On a phone a sheet that may be closed. */
const form = (page: Page) => page.getByRole('form', { name: 'Ordenar e filtrar', includeHidden: true })

test('each change in a sheet is on the list at once, and sheet and focus stay', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await page.goto(results)
  await whenLive(page)
  await openFilters(page)
  const counted = form(page).getByText(/^\d+ ofertas? na lista\.$/)
  const before = await counted.textContent()
  const box = form(page).getByRole('checkbox', { name: 'Que não obrigam a débito direto' })
  await box.press('Space')
  await expect(page).toHaveURL(/noDirectDebit=true/)
  await expect(counted).not.toHaveText(before ?? '')
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  await form(page).getByRole('button', { name: 'Ver a lista' }).click()
  await expect(form(page)).toBeHidden()

  await page.getByRole('button', { name: /kWh por ano$/ }).click()
  const slider = page.getByRole('slider')
  for (let step = 0; step < 6; step++) await slider.press('ArrowRight')
  const used = await slider.inputValue()
  await expect(page).toHaveURL(new RegExp(`kwhElectricity=${used}&kwhPeriod=year`))
  await expect(slider).toBeFocused()
  await expect(slider).toHaveValue(used)
})

test('a slider is dragged on while answers come, and the list follows @deep', async ({ page }) => {
  await page.goto(results)
  await whenLive(page)
  await page.getByRole('button', { name: /kWh por ano$/ }).click()
  const slider = page.getByRole('slider')
  const track = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = await slider.evaluate(({ value, min, max }: HTMLInputElement) => (+value - +min) / (+max - +min))
  const thumb = { x: track.x + 12 + at * (track.width - 24), y: track.y + track.height / 2 }
  const answer = page.waitForResponse(/_payload\.json/)
  await page.mouse.move(thumb.x, thumb.y)
  await page.mouse.down()
  await page.mouse.move(thumb.x + 40, thumb.y, { steps: 4 })
  await (await answer).finished()
  const first = await slider.inputValue()
  await page.mouse.move(thumb.x + 80, thumb.y, { steps: 4 })
  await expect(slider).not.toHaveValue(first)
  const last = await slider.inputValue()
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(`kwhElectricity=${last}&kwhPeriod=year`))
  await expect(slider).toHaveValue(last)
})
