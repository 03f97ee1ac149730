import type { Page } from '@playwright/test'
import { hold, holdScripts } from '../site/hold-scripts'
import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, heading, whenLive } from './answer-funnel'
import { lisbonQuery } from './homes'
import { dayInDays } from './insurance-answers'
import { openOffer } from './shown-offers'

// Presses that cross with the answer to an earlier one.
test.use({ viewport: sizes.phone })

/** Keeps the next pages from the browser until the answer is called; resolves when one is there and has been dealt with. */
async function holdPages(page: Page) {
  const release = await hold(page, '**/_payload.json*')
  return async () => {
    const answered = page.waitForResponse(/_payload\.json/)
    release()
    await (await answered).finished()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  }
}

const box = (page: Page, at: number) =>
  page.getByRole('article').nth(at).getByRole('checkbox', { name: 'Comparar lado a lado' })

const bothAreCompared = async (page: Page) => {
  await expect(heading(page, 'Lado a lado')).toBeVisible()
  await expect(page).toHaveURL(/compare=[^&]+&compare=/)
  for (const at of [0, 1]) await expect(box(page, at)).toBeChecked()
}

test('a box is ticked though the answer to the tick before comes then @deep', async ({ page }) => {
  await page.goto(`/energia/resultados?${lisbonQuery}`)
  await whenLive(page)
  for (const at of [0, 1]) await openOffer(page, at)
  const bring = await holdPages(page)
  await box(page, 0).check()
  await page.getByRole('article').nth(1).getByText('Comparar').hover()
  await page.mouse.down()
  await bring()
  await page.mouse.up()
  await bothAreCompared(page)
})

test('a proposal sent before the notebook is live is kept once it is @deep', async ({ page }) => {
  const bringScripts = await holdScripts(page)
  await page.goto(
    `/seguros/resultados?product=car&insuranceType=all&insured=true&insuranceExpiryDate=${dayInDays(10)}&hasReference=false`,
  )
  const bring = await holdPages(page)
  await page.getByText('Junta as tuas propostas').click()
  await page.getByLabel('Seguradora', { exact: true }).fill('Exemplo Seguros')
  await page.getByLabel('Total do ano, pago de uma vez').fill('240')
  await chooseTile(page, 'Responsabilidade civil obrigatória')
  await page.getByRole('button', { name: 'Juntar ao caderno' }).click()
  bringScripts()
  await whenLive(page)
  await bring()
  await whenLive(page)
  await expect(heading(page, 'Exemplo Seguros')).toBeVisible()
  await expect(page.getByLabel('Seguradora', { exact: true })).toHaveValue('')
})
