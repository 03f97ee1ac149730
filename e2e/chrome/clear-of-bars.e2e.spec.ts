import type { Page } from '@playwright/test'
import { whenLive } from '../journeys/answer-funnel'
import { lisbonQuery } from '../journeys/homes'
import { compareOffers } from '../journeys/shown-offers'
import { expect, sizes, test } from '../site/visitor-test'

/** A phone on its side. */
const sideways = { width: 844, height: 390 }

test.describe('the round button back to the top', () => {
  const round = (page: Page) =>
    page.getByLabel('Voltar ao topo', { exact: true }).and(page.locator('a[aria-label]'))

  /** Whether two boxes share a point of the window. */
  const covers = async (page: Page, kept: string) => {
    const [one, other] = [await round(page).boundingBox(), await page.locator(kept).last().boundingBox()]
    if (!one || !other) throw new Error('one of them is not drawn')
    const apart =
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x ||
      one.y + one.height <= other.y ||
      other.y + other.height <= one.y
    return !apart
  }

  for (const [kind, viewport] of Object.entries({ phone: sizes.phone, 'phone on its side': sideways }))
    test(`is clear of the bar of what is compared, on a ${kind} @deep`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`/energia/resultados?${lisbonQuery}`)
      await whenLive(page)
      await compareOffers(page, [0, 1])
      await expect(page.getByRole('link', { name: 'Ver 2 ofertas lado a lado' })).toBeVisible()
      await page.mouse.wheel(0, viewport.height * 3)
      await expect(round(page)).toBeInViewport({ ratio: 1 })
      // The bar of an offer goes as that of what is compared comes.
      await expect(async () => expect(await covers(page, '[data-foot=""]')).toBe(false)).toPass()
    })

  test('is clear of a calculator’s answer at the foot @deep', async ({ page }) => {
    await page.setViewportSize(sizes.phone)
    await page.goto('/simuladores/salario-liquido?wage_raw=1500')
    await whenLive(page)
    await page.locator('form > details > summary').first().click()
    await page.mouse.wheel(0, sizes.phone.height * 1.6)
    await expect(round(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-foot=""]').last()).toBeInViewport({ ratio: 1 })
    expect(await covers(page, '[data-foot=""]')).toBe(false)
  })
})
