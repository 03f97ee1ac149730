import type { Page } from '@playwright/test'
import { expect, sizes, test } from '../site/visitor-test'

const footer = (page: Page) => page.getByRole('contentinfo')
const columns = (page: Page) => footer(page).getByRole('navigation', { name: 'Rodapé' })

test.describe('on a desktop', () => {
  test.use({ viewport: sizes.desktop })

  test('columns stand open under their headings @deep', async ({ page }) => {
    await page.goto('/acessibilidade')
    for (const name of ['Contas da casa', 'Aprender', 'Quem somos'])
      await expect(columns(page).getByRole('heading', { name })).toBeVisible()
    await expect(columns(page).locator('summary:visible')).toHaveCount(0)
    await expect(columns(page).getByRole('link', { name: 'Glossário' })).toBeVisible()
  })
})
