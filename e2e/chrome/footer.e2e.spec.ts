import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'

const footer = (page: Page) => page.getByRole('contentinfo')
const columns = (page: Page) => footer(page).getByRole('navigation', { name: 'Rodapé' })

test.describe('on a phone', () => {
  test('an opened column is brought into view', deep, async ({ page }) => {
    await page.goto('/acessibilidade')
    const summary = columns(page).locator('summary', { hasText: 'Quem somos' })
    await summary.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await summary.focus()
    await expect(page.locator('[data-slot=footer][data-awake]')).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(columns(page).getByRole('link', { name: 'Parcerias imobiliárias' })).toBeInViewport({
      ratio: 1,
    })
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: sizes.desktop })

  test('columns stand open under their headings', deep, async ({ page }) => {
    await page.goto('/acessibilidade')
    for (const name of ['Contas da casa', 'Aprender', 'Quem somos'])
      await expect(columns(page).getByRole('heading', { name })).toBeVisible()
    await expect(columns(page).locator('summary:visible')).toHaveCount(0)
    await expect(columns(page).getByRole('link', { name: 'Glossário' })).toBeVisible()
  })

  test('terms and privacy open in a new tab, other pages in this one', deep, async ({ page, context }) => {
    await page.goto('/acessibilidade')
    for (const [name, path] of [
      ['Termos e Condições', '/termos-condicoes-gerais'],
      ['Política de Privacidade', '/politica-privacidade'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await columns(page).getByRole('link', { name }).click()
      const tab = await opened
      await expect(tab).toHaveURL(new RegExp(`${path}$`))
      await tab.close()
    }
    await columns(page).getByRole('link', { name: 'Glossário' }).click()
    await expect(page).toHaveURL(/\/glossario$/)
    expect(context.pages()).toHaveLength(1)
  })

  test(
    'says who we are and who supervises, with the register’s number, how to complain and whom to call',
    deep,
    async ({ page }) => {
      await page.goto('/acessibilidade')
      const bank = footer(page)
        .getByRole('paragraph')
        .filter({ hasText: /^Banco de Portugal\./ })
      await expect(bank).toContainText('n.º 0009999')
      await expect(footer(page).getByText(/Empresa de Teste, Lda\. · NIPC: 123456789/)).toBeVisible()
      await expect(footer(page).getByRole('link', { name: 'Pede que te liguemos' })).toHaveAttribute(
        'href',
        '/contacto',
      )
      await expect(footer(page).getByRole('link', { name: 'ola@exemplo.pt' })).toBeVisible()
      const insurance = footer(page)
        .getByRole('paragraph')
        .filter({ hasText: /^ASF\./ })
      await expect(insurance).toBeVisible()
      expect(await insurance.textContent()).not.toMatch(/\d/)
      await expect(
        footer(page).getByRole('link', { name: 'Livro de Reclamações eletrónico' }),
      ).toHaveAttribute('href', 'https://www.livroreclamacoes.pt/')
      await expect(footer(page).getByRole('heading', { name: 'Precisas de ajuda?' })).toBeVisible()
      await expect(footer(page).getByRole('link', { name: '210 000 000' })).toHaveAttribute(
        'href',
        'tel:+351210000000',
      )
      await expect(footer(page).getByText('Segunda a sexta, das 10h às 19h')).toBeVisible()
      await expect(footer(page).getByText(/chamada para a rede fixa nacional/i)).toBeVisible()
    },
  )

  test('a campaign keeps to contacts, the essential links and the notices', deep, async ({ page }) => {
    await page.goto('/tv-net-voz/campanhas/fim-da-fidelizacao')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(footer(page).getByRole('textbox')).toHaveCount(0)
    await expect(columns(page).getByRole('link')).toHaveText([
      'Termos e Condições',
      'Política de Privacidade',
      'Gerir cookies',
    ])
    await expect(footer(page).getByRole('link', { name: '210 000 000' })).toBeVisible()
    await expect(footer(page).getByText('n.º 0009999')).toBeVisible()
  })
})
