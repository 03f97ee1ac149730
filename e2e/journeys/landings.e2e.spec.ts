import { deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'

/** px of a landing on a phone: its picture or form, and a line for each part that is read later. */
const longest = 3500

const landings = [
  '/energia',
  '/depositos-a-prazo',
  '/cartao-de-credito',
  '/credito-pessoal',
  '/credito-habitacao',
  '/tv-net-voz',
  '/seguros',
]

for (const path of landings)
  test(
    `${path} has one form, which begins in its first screen, and is short on a phone`,
    deepUnless(path === '/depositos-a-prazo'),
    async ({ page }) => {
      await page.goto(path)
      for (const size of Object.values(sizes)) {
        await page.setViewportSize(size)
        // A picture of a bill is handed to another page: nothing is asked here.
        const forms = page.locator('main form:visible').filter({ hasNot: page.locator('[type=file]') })
        await expect(forms).toHaveCount(1)
        const first = forms.locator('input:not([type=hidden]), select').first()
        // A tile's input is hidden behind its label, in the same place.
        expect((await first.boundingBox())?.y, `at ${size.width} px`).toBeLessThanOrEqual(420)
      }
      await page.setViewportSize(sizes.phone)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThanOrEqual(longest)
    },
  )
