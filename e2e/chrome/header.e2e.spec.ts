import type { Page } from '@playwright/test'
import { tabTo } from '../journeys/keyboard'
import { deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'

const banner = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => banner(page).getByLabel('Menu').first()
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** A hand scrolls at a place of the window. @returns where the page was before */
async function scrollAt(page: Page, x: number, y = 400) {
  const before = await scrolled(page)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 300)
  return before
}

async function expectToScroll(page: Page) {
  const before = await scrollAt(page, 350)
  await expect.poll(() => scrolled(page)).not.toBe(before)
}

for (const [size, viewport, designed] of [
  ['phone', sizes.phone, 60],
  ['desktop', sizes.desktop, 72],
] as const)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'the header stays at the top, and what is scrolled to is clear of it, also with enlarged text',
      deepUnless(size === 'phone'),
      async ({ page }) => {
        await page.goto('/energia')
        await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
        const box = await banner(page).boundingBox()
        expect([box?.y, box?.height]).toEqual([0, designed])
        for (const fontSize of ['medium', '32px']) {
          const [kept, height] = await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize
            const root = getComputedStyle(document.documentElement)
            return [
              Number.parseFloat(root.scrollPaddingTop),
              document.querySelector('header')?.offsetHeight ?? Number.NaN,
            ]
          }, fontSize)
          expect(kept).toBeGreaterThanOrEqual(height)
        }
      },
    )
  })

test.describe('the drawer', () => {
  test('opens on the left under the header, at most 300 px, over a still page @deep', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await expect(drawer(page)).toBeVisible()
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0)
    expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, y: 60, width: 300, height: 844 - 60 })
    for (const x of [150, 350]) {
      const before = await scrollAt(page, x)
      await page.waitForTimeout(200)
      expect(await scrolled(page)).toBe(before)
    }
    // Until then it is a plain disclosure: its button closes it, no key does.
    await expect(page.locator('[data-slot=header][data-awake]')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expectToScroll(page)
  })

  test('keeps Tab inside, returns focus on Escape, folds categories, closes on a link', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, menuButton(page))
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await expect(page.locator('[data-slot=header][data-awake]')).toBeAttached()
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement?.closest('header :is(details, nav)') !== null,
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).click()
    const link = drawer(page).getByRole('link', { name: 'Tudo sobre Energia' })
    const category = drawer(page).locator('summary', { hasText: 'Energia' })
    await expect(link).toBeHidden()
    await category.click()
    await expect(link).toBeVisible()
    await category.click()
    await expect(link).toBeHidden()
    await category.click()
    await link.click()
    await expect(page).toHaveURL(/\/energia$/)
    await expect(drawer(page)).toBeHidden()
    await expectToScroll(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open, close and lead on', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await drawer(page).locator('summary', { hasText: 'Energia' }).click()
    await drawer(page).getByRole('link', { name: 'Tudo sobre Energia' }).click()
    await expect(page).toHaveURL(/\/energia$/)
    await menuButton(page).click()
    await menuButton(page).click()
    await expect(drawer(page)).toBeHidden()
  })
})
