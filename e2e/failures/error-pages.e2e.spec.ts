import { expect, sizesOfRun, test } from '../site/visitor-test'

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('an unknown address answers 404 with the way home, and is logged', async ({ page, site }) => {
      expect((await page.goto('/nada/disto'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Oooops, algo correu mal!' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(site.logs.some((line) => line.includes('Page not found: /nada/disto'))).toBe(true)
      await page.getByRole('link', { name: 'Voltar ao início' }).click()
      await expect(page).toHaveTitle(/^Quero Poupar/)
      await page.goto('/nada/disto')
      await page.getByRole('searchbox', { name: 'Não encontrámos esta página' }).fill('FIDELIZACAO sair')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/blog\/pesquisa\?q=/)
      // A search without accents marks what it found.
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('resultados para')
      const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
      await expect(titles.first()).toContainText('fidelização')
      await expect(titles.first().locator('mark').first()).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  })
