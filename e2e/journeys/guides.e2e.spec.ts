import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, sizes, test } from '../site/visitor-test'

const folder = join(import.meta.dirname, '../../host/content/stories/guias')
const guides = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'))
  .map((file) => `/guias/${file.slice(0, -'.json'.length)}`)

/** px of a guide on a phone with its parts folded, its calculators and the site's footer counted; of its first screen. */
const [longest, firstScreen] = [6_000, 844]

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  for (const guide of guides)
    test(`${guide} answers by a picture in its first screen and folds the rest @deep`, async ({ page }) => {
      await page.goto(guide)
      const article = page.getByRole('article').first()
      const picture = article.getByRole('figure').first()
      const box = await picture.boundingBox()
      expect(box?.y).toBeLessThan(firstScreen - 200)
      // A calculator opens and closes its own folds.
      await expect(article.locator('details[open]:not(.b-widget *)')).toHaveCount(0)
      const { height, wide, places } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        wide: document.documentElement.scrollWidth > innerWidth,
        places: [...document.querySelectorAll('.b-fold__body')].map(
          (part) => getComputedStyle(part).position,
        ),
      }))
      expect(height).toBeLessThanOrEqual(longest)
      expect(wide).toBe(false)
      // What opens moves what follows down: it lies over nothing.
      expect(new Set(places)).toEqual(new Set(['static']))
    })

  test('the button leads to the reader’s own calculator @deep', async ({ page }) => {
    await page.goto('/guias/imi-explicado')
    await page.getByRole('link', { name: 'Calcula o teu IMI' }).click()
    await expect(page.locator('#calcula-o-teu')).toBeInViewport()
  })
})

test.describe('without script, at a desk', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.desktop })

  test('every part is open @deep', async ({ page }) => {
    await page.goto('/guias/imi-explicado')
    await expect(page.getByText('IMI = valor patrimonial tributário × taxa do município')).toBeVisible()
    await expect(page.getByText('Quem comprou casa há pouco.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Neste guia' })).toBeVisible()
  })
})
