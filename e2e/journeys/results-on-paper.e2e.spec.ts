import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { homeLoanQuery, lisbonQuery, personalLoanQuery, telecomQuery } from './homes'
import { compareOffers } from './shown-offers'

/** A phone on its side. */
const sideways = { width: 844, height: 390 }

const pages = {
  energy: `/energia/resultados?${lisbonQuery}`,
  deposits: '/depositos-a-prazo/resultados?amount=25000&horizon=6&mayLock=false&origin=newBank',
  'a personal loan': `/credito-pessoal/resultados?${personalLoanQuery}`,
  'a home loan': `/credito-habitacao/resultados?${homeLoanQuery}`,
  telecom: `/tv-net-voz/resultados?${telecomQuery}`,
}

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
    test(`stands clear of the bar of what is compared, on a ${kind}`, deep, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(pages.energy)
      await whenLive(page)
      await compareOffers(page, [0, 1])
      await expect(page.getByRole('link', { name: 'Ver 2 ofertas lado a lado' })).toBeVisible()
      await page.mouse.wheel(0, viewport.height * 3)
      await expect(round(page)).toBeInViewport({ ratio: 1 })
      expect(await covers(page, '[data-foot=""]')).toBe(false)
    })

  test('stands clear of a calculator’s answer at the foot', deep, async ({ page }) => {
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
