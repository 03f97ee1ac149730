import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, goOn, heading } from './answer-funnel'
import { detailsHeading } from './homes'
import { openFilters } from './shown-offers'
import { fillBill, fillOperator, fillServices, operatorQuestion } from './telecom-answers'

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('bill, price to try, proposals, filters and contact form are forms @deep', async ({ page }) => {
    await page.goto('/tv-net-voz/simular')
    await chooseTile(page, 'Pelo menos 200 Mbps')
    await goOn(page)
    await fillServices(page, 'Não')
    await goOn(page)
    const chips = page.getByRole('navigation', { name: 'As tuas respostas' })
    await chips.getByRole('link', { name: 'Fidelização' }).click()
    await chooseTile(page, 'Faltam mais de 4 meses')
    await goOn(page)
    await chips.getByRole('link', { name: 'Contrato de hoje' }).click()
    await chooseTile(page, 'Sim')
    await goOn(page)
    // Fields that apply are drawn once the server knows: the fee is asked for now.
    await fillBill(page)
    await goOn(page)
    await expect(page.locator('[data-ruler]')).toContainText(/Sair custa até 140.€/)

    await page.getByText('Experimenta uma proposta').click()
    await page.getByLabel(/^Nova mensalidade/).fill('26')
    await page.getByRole('button', { name: 'Fazer as contas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('316')

    await page.getByText('Junta as tuas propostas').click()
    const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
    await proposal.getByLabel('Operadora', { exact: true }).fill('Exemplo')
    await proposal.getByLabel('Mensalidade no início').fill('26')
    await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
    await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
    await expect(page).toHaveURL(/tryPrice=26/)

    await openFilters(page)
    await page.getByLabel('Fidelização', { exact: true }).selectOption({ label: 'Sem fidelização' })
    await page.getByRole('button', { name: 'Atualizar a lista' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhuma oferta recente' })).toBeVisible()
    await expect(page.getByText('Histórico: 2 pacotes de 2024')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Exemplo', level: 3 })).toBeVisible()
    await page.getByRole('link', { name: 'Quero o preço de hoje' }).click()
    await expect(heading(page, operatorQuestion)).toBeVisible()
    await fillOperator(page)
    await goOn(page)
    await expect(heading(page, detailsHeading)).toBeVisible()
  })
})
