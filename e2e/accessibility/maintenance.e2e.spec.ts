import { expect, sizesOfRun, test } from '../site/visitor-test'
import { checkScreen } from './check-screen'

test.use({ siteName: 'under maintenance' })

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('a page that cannot be had while the CMS is down', async ({ page, site }) => {
      await page.goto('/')
      await site.content({ down: true })
      await page.goto('/glossario/taxa-mista')
      await expect(page.getByRole('heading', { name: 'Encontramo-nos em manutenção' })).toBeVisible()
      await checkScreen(page)
      await site.content({ down: false })
    })
  })
