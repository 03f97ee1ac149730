import type { Page } from '@playwright/test'
import { deepUnless } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'

const last = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Voltar ao topo' })
const floating = (page: Page) =>
  page.getByLabel('Voltar ao topo', { exact: true }).and(page.locator('a[aria-label]'))
/** Where it is: a click by its locator would first scroll to the place that a header has which does not stick. */
async function pressFloating(page: Page) {
  await expect(floating(page)).toBeVisible()
  const { x = 0, y = 0, width = 0, height = 0 } = (await floating(page).boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
}
const scroll = (page: Page, screens: number) =>
  page.evaluate((count) => scrollTo({ top: innerHeight * count, behavior: 'instant' }), screens)
const toEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
/** Controls partly under the round button, at many places of the page; what passes below the header is under it anyway. */
const covered = (page: Page) =>
  floating(page).evaluate((button) => {
    const header = document.querySelector('header')
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const meets = (one: Element) => {
      const box = one.getBoundingClientRect()
      const from = header?.contains(one) ? top : Math.max(top, header?.getBoundingClientRect().bottom ?? 0)
      return box.left < right && box.right > left && Math.max(box.top, from) < Math.min(box.bottom, bottom)
    }
    return Array.from({ length: 40 }, (_, at) => innerHeight * 1.1 + at * 50).flatMap((place) => {
      scrollTo({ top: place, behavior: 'instant' })
      return [...document.querySelectorAll('a, button, input, select, summary')]
        .filter((one) => one !== button && one.checkVisibility() && meets(one))
        .map((one) => one.outerHTML.slice(0, 80))
    })
  })
const top = (page: Page) => page.evaluate(() => scrollY)

for (const script of [true, false])
  for (const [size, viewport] of Object.entries(sizesOfRun))
    test.describe(`on a ${size}${script ? '' : ' without script'}`, () => {
      test.use({ viewport, javaScriptEnabled: script })

      test(
        'the round button comes after one screenful and goes when the one of the footer is seen',
        deepUnless(script),
        async ({ page }) => {
          await page.goto('/energia')
          await expect(floating(page)).toBeHidden()
          await page.mouse.wheel(0, viewport.height * 0.9)
          await page.waitForTimeout(400)
          await expect(floating(page)).toBeHidden()
          await page.mouse.wheel(0, viewport.height * 0.4)
          await expect(floating(page)).toBeVisible()
          expect(await covered(page)).toEqual([])
          await last(page).scrollIntoViewIfNeeded()
          await expect(last(page)).toBeInViewport()
          await expect(floating(page)).toBeHidden()
        },
      )
    })

test('takes the keyboard along: the next Tab is in the page, not behind it @deep', async ({ page }) => {
  await page.goto('/energia')
  await toEnd(page)
  await last(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => top(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('jumps instead of gliding for those who asked for less motion @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/energia')
  await scroll(page, 1.5)
  await pressFloating(page)
  await expect.poll(() => top(page)).toBe(0)
})
