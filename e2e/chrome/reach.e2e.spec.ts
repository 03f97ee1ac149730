import type { Locator, Page } from '@playwright/test'
import { fitsTheWindow } from '../accessibility/check-screen'
import { expect, sizes, test } from '../site/visitor-test'

const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('region', { name: 'Tu escolhes os cookies' })

const openMenu = async (page: Page) => {
  await banner(page).getByLabel('Menu').first().click()
  await menu(page).locator('summary', { hasText: 'Energia' }).click()
  await expect(menu(page).getByRole('link', { name: 'Tudo sobre Energia' })).toBeVisible()
}
const openModal = async (page: Page) => {
  await banner(page).getByRole('link', { name: 'Quero poupar', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Scrolls to a control as often as it takes: what has just unfolded scrolls itself into view too. */
const reach = (control: Locator) =>
  expect(async () => {
    await control.scrollIntoViewIfNeeded()
    await expect(control).toBeInViewport({ ratio: 1, timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

/** Targets smaller than 24 by 24 px; a link inside a sentence may be as high as its line (WCAG 2.5.8). */
const tooSmall = (within: Locator) =>
  within.locator('a, button, summary, input:not([type=hidden])').evaluateAll((all) =>
    all
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute('tabindex') !== '-1',
      )
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .map((one) => [one.textContent || one.getAttribute('aria-label'), one.getBoundingClientRect()] as const)
      .filter(([, box]) => box.width < 24 || box.height < 24)
      .map(([name, box]) => `${name}: ${box.width} × ${box.height}`),
  )

test.describe('a visitor who was not asked yet', () => {
  test.use({ asked: false })

  test('finds everything that can be pressed at least 24 px wide and high @deep', async ({ page }) => {
    await page.goto('/')
    await question(page).getByText('Escolher').click()
    expect(await tooSmall(question(page))).toEqual([])
    await question(page).getByRole('button', { name: 'Recusar' }).click()
    await expect(question(page)).toBeHidden()
    expect(await tooSmall(page.getByRole('contentinfo'))).toEqual([])
    await openMenu(page)
    expect(await tooSmall(banner(page))).toEqual([])
    await page.keyboard.press('Escape')
    await openModal(page)
    expect(await tooSmall(dialog(page))).toEqual([])
    await dialog(page).getByRole('button', { name: 'Fechar' }).click()
    await page.setViewportSize(sizes.desktop)
    expect(await tooSmall(banner(page))).toEqual([])
    expect(await tooSmall(page.getByRole('contentinfo'))).toEqual([])
  })

  // A window of 1280 by 1024 px at 400 % is one of 320 by 256 px.
  test('reaches everything at 400 %, without scrolling sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/')
    const refuse = question(page).getByRole('button', { name: 'Recusar' })
    await reach(refuse)
    await refuse.click()
    await fitsTheWindow(page)
    await openMenu(page)
    const last = menu(page).locator('summary, a').locator('visible=true').last()
    await reach(last)
    await page.keyboard.press('Escape')
    await openModal(page)
    for (const control of [
      dialog(page).getByRole('button', { name: 'Receber newsletter' }),
      dialog(page).getByRole('link', { name: '210 000 000' }),
    ]) {
      await reach(control)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    const send = page.getByRole('contentinfo').getByRole('button', { name: 'Receber' })
    await reach(send)
    await fitsTheWindow(page)
  })
})

test('under reduced motion nothing slides, fades or unfolds @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await openMenu(page)
  const moving = await banner(page).evaluate(
    (header) =>
      header
        .getAnimations({ subtree: true })
        .filter((one) => Number(one.effect?.getComputedTiming().duration) > 0).length,
  )
  expect(moving).toBe(0)
  const unfolding = await menu(page)
    .locator('details')
    .first()
    .evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration)
  expect(unfolding).toMatch(/^0s/)
})

test('the header fits every window on one line, the button within it @deep', async ({ page }) => {
  await page.goto('/')
  const button = banner(page).getByRole('link', { name: 'Quero poupar', exact: true })
  for (const width of [320, 390, 768, 1024, 1100, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button, `${width} px`).toBeInViewport({ ratio: 1 })
    expect((await banner(page).boundingBox())?.height, `${width} px`).toBe(width < 1024 ? 60 : 72)
    await fitsTheWindow(page)
  }
})
