import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { storedBytes, storedLeads } from './stored-leads'

for (const [name, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a visitor asks for a proposal with what was just calculated, and one lead is stored', async ({
      page,
      site,
    }) => {
      await page.goto('/simuladores/imi?vpt=150000&county=1106')
      await page.getByRole('link', { name: 'Pedir uma proposta' }).click()
      await expect(page).toHaveURL(/\/simuladores\/pedir-proposta\?calculadora=imi&vpt=150000/)
      await expect(page.getByRole('region', { name: 'O que vai com o pedido' })).toContainText(
        /150\.000,00.€/,
      )
      await whenLive(page)
      const send = page.getByRole('button', { name: 'Pedir que me liguem' })
      await send.click()
      await expect(page.getByRole('alert')).toContainText('Nome completo: Este campo é obrigatório')

      const before = storedLeads(site).length
      await page.getByLabel('Nome completo').fill('Ana Sequeira')
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ana.sequeira@exemplo.pt')
      await page.getByRole('textbox', { name: 'Telemóvel ou telefone' }).fill('912345678')
      await page.getByRole('checkbox', { name: /Aceito que me liguem/ }).check()
      await page.getByRole('checkbox', { name: /Li e aceito os/ }).check()
      await send.dblclick()
      await expect(page.getByRole('heading', { name: 'Recebemos o teu pedido' })).toBeFocused()
      await expect(page.getByText(/Referência QP-\w{4}-\w{4}/)).toBeVisible()
      expect(page.url()).not.toMatch(/ana|exemplo|912345678/)

      const leads = storedLeads(site).slice(before)
      expect(leads).toEqual([{ reference: expect.any(String), vertical: 'bank-checkout', campaign: null }])
      expect(storedBytes(site).includes('ana.sequeira@exemplo.pt')).toBe(false)
      await page.getByRole('link', { name: 'Ver o estado do pedido' }).click()
      await expect(page.getByRole('main')).toContainText(leads[0]?.reference ?? 'no lead')
    })
  })

test(
  'who would rather not call leaves a contact on the page that every footer leads to',
  deep,
  async ({ page, site }) => {
    await page.goto('/seguros')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pede que te liguemos' }).click()
    await expect(page).toHaveURL(/\/contacto$/)
    const form = page.getByRole('main')
    await form.getByLabel('Sobre que produto').scrollIntoViewIfNeeded()
    await expect(page.locator('qp-lead-capture[data-awake]')).toBeAttached()
    await form.getByLabel('Sobre que produto').selectOption({ label: 'Crédito habitação' })
    await form.getByLabel('Nome completo').fill('Rui Sequeira')
    await form.getByLabel('Email', { exact: true }).fill('rui.sequeira@exemplo.pt')
    await form.getByRole('textbox', { name: 'Telemóvel ou telefone' }).fill('912345678')
    await form.getByRole('checkbox', { name: /Li e aceito os/ }).check()
    const before = storedLeads(site).length
    await form.getByRole('button', { name: 'Pedir que me liguem' }).click()
    await expect(page.getByRole('heading', { name: 'Recebemos o teu pedido' })).toBeFocused()
    expect(storedLeads(site).slice(before)).toEqual([
      { reference: expect.any(String), vertical: 'lead-capture', campaign: null },
    ])
  },
)
