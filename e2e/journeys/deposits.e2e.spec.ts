import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile } from './answer-funnel'
import { openFilters } from './shown-offers'

const results = /\/depositos-a-prazo\/resultados\?amount=25000&horizon=6&mayLock=false&origin=newBank/

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('a saver fills in one page, reads the deposits and keeps a proposal @deep', async ({ page }) => {
    await page.goto('/depositos-a-prazo/simular')
    await page.getByLabel('Quanto queres pôr a render?').fill('25000')
    await page.getByRole('button', { name: 'Ver os depósitos' }).click()
    await expect(page.getByText('Revê 3 campos')).toBeVisible()
    await expect(page.getByLabel('Quanto queres pôr a render?')).toHaveValue('25.000')
    await chooseTile(page, 'Daqui a 6 meses')
    await chooseTile(page, 'Não, quero poder levantá-lo')
    await chooseTile(page, 'Sim, abro conta num banco novo')
    await page.getByRole('button', { name: 'Ver os depósitos' }).click()
    await expect(page).toHaveURL(results)
    await page.getByText('O teu banco fez-te uma proposta?').click()
    await page.getByRole('textbox', { name: 'Banco', exact: true }).fill('Banco Exemplo')
    await page.getByRole('textbox', { name: 'TANB' }).fill('2,5')
    await page.getByRole('textbox', { name: 'Prazo' }).fill('6')
    await page.getByRole('button', { name: 'Juntar ao caderno' }).click()
    await expect(page.getByText(/^Banco Exemplo: /)).toBeVisible()
    await openFilters(page)
    await page.getByLabel('Ordenar por').selectOption({ label: 'TANB, da mais alta' })
    await page.getByRole('button', { name: 'Atualizar a lista' }).click()
    await expect(page).toHaveURL(/sort=rate/)
    await expect(page.getByText(/^Banco Exemplo: /)).toBeVisible()
    await page
      .getByRole('link', { name: /Ver o plano/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O teu plano:/)
    await expect(page.getByRole('link', { name: 'Guardar as datas no calendário' })).toBeVisible()
  })
})
