import { expect, sizes, test } from '../site/visitor-test'
import { heading } from './answer-funnel'
import { detailsHeading } from './homes'
import { openFilters } from './shown-offers'

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('the questions, the list and the notebook work by forms and links @deep', async ({ page }) => {
    await page.goto('/cartao-de-credito/simular')
    const form = page.getByRole('form', { name: 'Como usas o cartão' })
    await form.getByText('Pago um valor certo').click()
    await form.getByLabel('Quanto deves hoje no cartão').fill('1500')
    await form.getByRole('button', { name: 'Ver quanto me custa' }).click()
    await expect(form.getByRole('alert')).toContainText('Insere quanto pagas por mês')
    await expect(form.getByLabel('Quanto deves hoje no cartão')).toHaveValue('1.500')
    await form.getByText('Pago o mínimo').click()
    await form.getByRole('button', { name: 'Ver quanto me custa' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demoras 9 anos e 5 meses a pagar')

    await page.getByText('Os cartões que conhecemos').click()
    await openFilters(page)
    await page.getByLabel('Banco ou emissor').selectOption({ label: 'ActivoBank' })
    await page.getByRole('button', { name: /^(Atualizar|Ver) a lista$/ }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demoras 9 anos e 5 meses a pagar')

    await page.getByText('Tens propostas de cartões?').click()
    const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
    await proposal.getByLabel('Banco', { exact: true }).fill('Exemplo')
    await proposal.getByLabel('Anuidade, sem imposto').fill('20')
    await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
    await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await openFilters(page)
    await page.getByLabel('Banco ou emissor').selectOption({ label: 'Todos' })
    await page.getByRole('button', { name: 'Atualizar a lista' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
    await page.getByRole('link', { name: 'Quero que me liguem' }).click()
    await expect(heading(page, detailsHeading)).toBeVisible()
  })
})
