import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { askForCall, heading, leaveDetails } from './answer-funnel'
import { lisbonQuery } from './homes'
import { openOffer, wantOffer } from './shown-offers'

/** Sends a request about the first offer; answers its secret path. */
async function send(page: Page) {
  await page.goto(`/energia/resultados?${lisbonQuery}`)
  await wantOffer(await openOffer(page, 0)).click()
  await leaveDetails(page)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/energia\/contacto$/)
  const link = page.getByRole('link', { name: 'Ver o estado do pedido' })
  return (await link.getAttribute('href')) ?? ''
}

/** Words that every page of a request has: offer, what comes next and when, what to have at hand, the four steps and the end. */
async function summaryOf(page: Page) {
  const request = page.getByRole('article')
  await expect(request.getByRole('region', { name: 'Os quatro passos' }).getByRole('listitem')).toHaveCount(4)
  const parts = [
    request.locator('.lead-status-offer'),
    request.locator('.lead-status-notice'),
    request.getByRole('region', { name: 'O que ter à mão' }),
    request.getByRole('region', { name: 'Os quatro passos' }),
    request.getByRole('region', { name: 'Precisas de ajuda?' }),
  ]
  return Promise.all(parts.map((part) => part.textContent()))
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'summary, contact and status page say the same of a request, here, after a reload and on a second device',
      deep,
      async ({ page, browser }) => {
        const path = await send(page)
        await page.goto(path)
        const summary = await summaryOf(page)
        expect(summary.join('\n')).toMatch(/Quando: .+, por chamada\./)
        // A summary shows at once what the visit remembers, and the server's answer as soon as it is there.
        for (const address of ['/energia/resumo', '/energia/contacto']) {
          await page.goto(address)
          await expect.poll(() => summaryOf(page)).toEqual(summary)
          await page.reload()
          await expect.poll(() => summaryOf(page)).toEqual(summary)
        }
        await page.goto(path)

        const url = page.url()
        for (const javaScriptEnabled of [true, false]) {
          const device = await browser.newContext({ viewport, javaScriptEnabled })
          const there = await device.newPage()
          await there.goto(url)
          expect(await summaryOf(there)).toEqual(summary)
          await there.goto(new URL('/energia/resumo', url).href)
          // Playwright reads no text in a `noscript`, though the visitor does.
          const none = there.locator(javaScriptEnabled ? 'main h1' : 'main noscript h1')
          await expect(none).toBeVisible()
          expect(await none.evaluate((words) => words.textContent)).toBe('Não há aqui nenhum pedido teu')
          await expect(there.getByRole('article')).toHaveCount(0)
          await device.close()
        }
      },
    )
  })

test(
  'the way back from a request leads to the offers, never to a form that would send it again',
  deep,
  async ({ page }) => {
    await send(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/energia\/resultados/)
    await page.goForward()
    await expect(heading(page, 'Maria, recebemos o teu pedido de energia')).toBeVisible()
  },
)
