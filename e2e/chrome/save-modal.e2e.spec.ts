import type { Page } from '@playwright/test'
import { pressByKeyboard, tabTo } from '../journeys/keyboard'
import { expect, sizes, test } from '../site/visitor-test'

const sideButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Quero poupar', exact: true })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Quero poupar em:' })
const focusIsInside = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
  )

async function open(page: Page, address = '/') {
  await page.goto(address)
  await sideButton(page).click()
  await expect(modal(page)).toBeVisible()
}

test('opens with the first press, keeps focus, closes on Escape, returns focus', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const ofModal = () => scripts.filter((path) => /save-modal.*\.js$/.test(path))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(page.locator('[data-slot=header][data-awake]')).toBeAttached()
  expect(ofModal()).toEqual([])
  await pressByKeyboard(page, sideButton(page))
  await expect(modal(page)).toBeVisible()
  expect(ofModal()).toHaveLength(1)
  await expect(page).toHaveURL(/\/$/)
  const stops = new Set<string>()
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab')
    expect(await focusIsInside(page)).toBe(true)
    stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  for (const words of ['Receber newsletter', '210 000 000'])
    expect([...stops].some((text) => text.includes(words))).toBe(true)
  // On an explanation, which opens with the focus, Escape closes that one first.
  await tabTo(page, modal(page).getByRole('link', { name: '210 000 000' }))
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(sideButton(page)).toBeFocused()
})

test('stops the page behind from scrolling, and lets it go when closed @deep', async ({ page }) => {
  await open(page)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 900)
  const scrolled = () => page.evaluate(() => scrollY)
  expect(await scrolled()).toBe(0)
  await modal(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(modal(page)).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('fills a phone, and leaves the page in sight on a wider screen @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  expect(await modal(page).evaluate((dialog) => getComputedStyle(dialog).animationName)).toBe('none')
  expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, ...sizes.phone })
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const box = await modal(page).boundingBox()
    expect([box?.width, (box?.height ?? 700) < 700]).toEqual([500, true])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page with the same choices @deep', async ({ page }) => {
    await page.goto('/')
    await sideButton(page).click()
    await expect(page).toHaveURL(/\/quero-poupar$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Quero poupar em:' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Energia/ })).toHaveAttribute('href', '/energia/simular')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('textbox', { name: 'O teu email' })).toBeVisible()
    await expect(footer.getByRole('link', { name: '210 000 000' })).toBeVisible()
  })
})
