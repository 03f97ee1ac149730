import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, goOn } from './answer-funnel'

const fineOf = (page: Page) => page.getByRole('form', { name: 'Passar a FINE para o caderno' })
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test(
    'forms and links lead from the first question to the results, and amounts can be changed there',
    deep,
    async ({ page }) => {
      await page.goto('/credito-habitacao/simular')
      await chooseTile(page, 'Renegociar com o meu banco')
      await chooseTile(page, 'Para viver')
      await goOn(page)
      await page.getByLabel('Valor da casa').fill('250000')
      await page.getByLabel('Quanto deves').fill('120000')
      await page.getByLabel('Anos que faltam').fill('25')
      await page.getByLabel('Idade do titular mais velho').fill('45')
      await goOn(page)
      await page.getByLabel('TAN que pagas hoje').fill('4,322')
      await page.getByLabel('Banco do teu crédito').selectOption({ index: 1 })
      await goOn(page)
      await chooseTile(page, 'Variável')
      await goOn(page)
      await chooseTile(page, 'Só eu')
      await goOn(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Poupas [\d.]+.€ por mês$/)
      await page.getByText('As taxas do mercado, os produtos do banco e a FINE').click()
      const fine = fineOf(page)
      await fine.getByLabel('Banco da FINE').fill('Exemplo')
      await fine.getByLabel('Tipo de taxa').selectOption({ label: 'Variável' })
      await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
      // Missing answers are reported where proposals are written, with the typed values kept.
      const writing = page.getByRole('form', { name: 'Juntar uma proposta' })
      await expect(writing.getByLabel('Banco', { exact: true })).toHaveValue('Exemplo')
      await writing.getByLabel('Spread').fill('0,7')
      await writing.getByRole('button', { name: 'Juntar ao caderno' }).click()
      const kept = page.getByRole('article', { name: 'Taxas da proposta de Exemplo' })
      await expect(kept).toBeVisible()
      await page.getByText('Alterar valores, taxa e ordem').click()
      await page.getByRole('textbox', { name: 'Quanto deves' }).fill('100000')
      await page.getByRole('button', { name: 'Atualizar' }).click()
      await expect(page).toHaveURL(/wantToBorrow=100000/)
      await expect(page.getByLabel('Texto para o banco')).toHaveValue(/100\.000,00/)
      await expect(kept).toBeVisible()
      await page.getByRole('link', { name: 'Pagamento por mês' }).click()
      await expect(kept).toBeVisible()
    },
  )
})
