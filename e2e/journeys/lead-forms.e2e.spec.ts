import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { storedLeads } from './stored-leads'

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
