import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { askForCall, chooseTile, heading, leaveDetails, whenLive } from './answer-funnel'
import { detailsHeading } from './homes'
import { openFilters } from './shown-offers'
import { storedLeads } from './stored-leads'

const results = /\/depositos-a-prazo\/resultados\?amount=25000&horizon=6&mayLock=false&origin=newBank/

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('a saver compares deposits from the landing page, makes a plan and asks for a call', async ({
    page,
    site,
  }) => {
    await page.goto('/depositos-a-prazo')
    await expect(page.getByText(/Quanto ganhas com 10\.000/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Comparar depósitos' }).first().click()
    await expect(page).toHaveURL(/\/simular\/poupanca/)
    await whenLive(page)
    await page.getByRole('button', { name: 'Ver os depósitos' }).click()
    await expect(page.getByText('Revê 4 campos')).toBeVisible()
    await page.getByLabel('Quanto queres pôr a render?').fill('25.000')
    await chooseTile(page, 'Daqui a 6 meses')
    await chooseTile(page, 'Não, quero poder levantá-lo')
    await chooseTile(page, 'Sim, abro conta num banco novo')
    await page.getByRole('button', { name: 'Ver os depósitos' }).click()
    await expect(page).toHaveURL(results)
    await whenLive(page)
    await expect(page.getByText(/não se podem levantar antes do fim/)).toBeVisible()
    for (const box of (await page.getByRole('checkbox', { name: /Comparar/ }).all()).slice(0, 2))
      await box.check()
    await expect(page.getByRole('region', { name: 'Lado a lado' })).toBeVisible()
    await page
      .getByRole('link', { name: /Ver o plano/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O teu plano:/)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Guardar as datas no calendário' }).click()
    expect((await file).suggestedFilename()).toMatch(/^deposito-td-.*\.ics$/)
    const before = storedLeads(site).length
    await page.getByRole('link', { name: 'Quero que me liguem' }).click()
    await expect(heading(page, detailsHeading)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toBeVisible()
    await leaveDetails(page)
    await askForCall(page).click()
    await expect(page).toHaveURL(/\/depositos-a-prazo\/resumo$/)
    await expect(page.getByText(/recebemos o teu pedido de depósitos a prazo/)).toBeVisible()
    expect(storedLeads(site)).toHaveLength(before + 1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('a saver fills in one page, reads the deposits and keeps a proposal', deep, async ({ page }) => {
    await page.goto('/depositos-a-prazo/simular')
    await page.getByLabel('Quanto queres pôr a render?').fill('25000')
    await page.getByRole('button', { name: 'Ver os depósitos' }).click()
    await expect(page.getByText('Revê 3 campos')).toBeVisible()
    await expect(page.getByLabel('Quanto queres pôr a render?')).toHaveValue('25000')
    await chooseTile(page, 'Daqui a 6 meses')
    await chooseTile(page, 'Não, quero poder levantá-lo')
    await chooseTile(page, 'Sim, abro conta num banco novo')
    await page.getByRole('button', { name: 'Ver os depósitos' }).click()
    await expect(page).toHaveURL(results)
    await page.getByLabel('De quem é a proposta').fill('Banco Exemplo')
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
